/** What the button of a promotion shows (domain/economy.md §6.2). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimStates } from '../../../../contract/shared/promotion-words.ts'
import { mayMove } from '../../../../kernel/promotions/claim-states.ts'
import { standingOf, type Standing } from './state.ts'

const at = (hours: number) => new Date(Date.UTC(2027, 0, 10, hours))
const now = at(12)
const open: Standing = {
  way: 'APPLY',
  needsJoining: false,
  hasPage: false,
  startsAt: at(0),
  endsAt: at(20),
  isStopped: false,
  isUsedUp: false,
  closedUntil: null,
  mayReapply: true,
  mayUse: true,
  nextCycle: null,
  claim: null,
  progress: null,
}
const claim = { state: 'CLAIM', attempts: 1, joinedAt: at(1), claimUntil: null, paidAt: null } as const
const shown = (change: Partial<Standing>) => {
  const { state, action, changesAt } = standingOf({ ...open, ...change }, now)
  return [state, action, changesAt && changesAt.getUTCHours()]
}

describe('without a claim', () => {
  test.each<[string, Partial<Standing>, unknown[]]>([
    ['before its start it opens later', { startsAt: at(13) }, ['COMING_SOON', null, 13]],
    ['from its first moment it is open', { startsAt: now }, ['JOIN', 'APPLY', 20]],
    ['a bonus of a deposit leads to the deposit form', { way: 'DEPOSIT' }, ['JOIN', 'DEPOSIT', 20]],
    ['what comes by itself is worked out', { way: 'AUTOMATIC', nextCycle: at(17) }, ['PROCESS', null, 17]],
    ['or asks to be joined', { way: 'AUTOMATIC', needsJoining: true }, ['JOIN', 'JOIN', 20]],
    ['a kind with a page of its own leads there', { way: 'CLAIM', hasPage: true }, ['JOIN', 'OPEN', 20]],
    ['what operators give is nothing to press for', { way: 'GRANT' }, ['JOIN', null, 20]],
    ['at its end it is closed', { endsAt: now }, ['CLOSE', null, null]],
    ['stopped it is closed', { isStopped: true }, ['CLOSE', null, null]],
    ['used up it is closed', { isUsedUp: true }, ['CLOSE', null, null]],
    ['used up for today it is closed until tomorrow', { closedUntil: at(17) }, ['CLOSE', null, 17]],
    ['used up on its last day it stays closed', { closedUntil: at(20) }, ['CLOSE', null, null]],
    ['for somebody else it is closed', { mayUse: false }, ['CLOSE', null, null]],
  ])('%s', (_name, change, expected) => {
    expect(shown(change)).toEqual(expected)
  })
})

describe('with a claim', () => {
  test.each<[string, Partial<Standing>, unknown[]]>([
    ['ready, it is claimed', { claim }, ['CLAIM', 'CLAIM', null]],
    ['ready for a time', { claim: { ...claim, claimUntil: at(13) } }, ['CLAIM', 'CLAIM', 13]],
    ['too late at that moment', { claim: { ...claim, claimUntil: now } }, ['CLOSE', null, null]],
    ['ready after the end of the promotion', { claim, endsAt: at(2) }, ['CLAIM', 'CLAIM', null]],
    ['ready when nothing is left', { claim, isUsedUp: true }, ['CLOSE', null, null]],
    [
      'rejected, it may be asked for again',
      { claim: { ...claim, state: 'REJECTED' } },
      ['REJECTED', 'APPLY', null],
    ],
    [
      'rejected three times, it may not',
      { claim: { ...claim, state: 'REJECTED', attempts: 3 } },
      ['REJECTED', null, null],
    ],
    [
      'rejected for good where nobody may ask again',
      { claim: { ...claim, state: 'REJECTED' }, mayReapply: false },
      ['REJECTED', null, null],
    ],
    [
      'rejected, and over since',
      { claim: { ...claim, state: 'REJECTED' }, endsAt: now },
      ['REJECTED', null, null],
    ],
    [
      'asked for, it waits even after the end',
      { claim: { ...claim, state: 'APPLYING' }, endsAt: now },
      ['APPLYING', null, null],
    ],
    [
      'given today, it is there again tomorrow',
      { claim: { ...claim, state: 'ISSUED' }, nextCycle: at(17) },
      ['ISSUED', null, 17],
    ],
    [
      'given in the last cycle, it is not there again',
      { claim: { ...claim, state: 'ISSUED' }, nextCycle: at(20) },
      ['ISSUED', null, null],
    ],
    [
      'joined without progress',
      {
        claim: { ...claim, state: 'JOINED' },
        nextCycle: at(17),
        progress: { doneAmount: 0n, targetAmount: 5n },
      },
      ['JOINED', null, 17],
    ],
    [
      'joined with some',
      { claim: { ...claim, state: 'JOINED' }, progress: { doneAmount: 1n, targetAmount: 5n } },
      ['PROCESS', null, 20],
    ],
  ])('%s', (_name, change, expected) => {
    expect(shown(change)).toEqual(expected)
  })
})

test('what is shown is what is stored, or may follow it, whatever else holds', () => {
  const moment = fc.integer({ min: 0, max: 23 }).map(at)
  const standing = fc.record({
    way: fc.constantFrom('DEPOSIT', 'AUTOMATIC', 'CLAIM', 'APPLY', 'GRANT'),
    needsJoining: fc.boolean(),
    hasPage: fc.boolean(),
    startsAt: moment,
    endsAt: fc.option(moment),
    isStopped: fc.boolean(),
    isUsedUp: fc.boolean(),
    closedUntil: fc.option(moment),
    mayReapply: fc.boolean(),
    mayUse: fc.boolean(),
    nextCycle: fc.option(moment),
    progress: fc.option(fc.record({ doneAmount: fc.bigInt(0n, 9n), targetAmount: fc.constant(9n) })),
    claim: fc.record({
      state: fc.constantFrom(...claimStates.filter((state) => state !== 'COMING_SOON' && state !== 'JOIN')),
      attempts: fc.integer({ min: 0, max: 4 }),
      joinedAt: moment,
      claimUntil: fc.option(moment),
      paidAt: fc.option(moment),
    }),
  }) as fc.Arbitrary<Standing>
  fc.assert(
    fc.property(standing, moment, (given, then) => {
      const { state, changesAt, action } = standingOf(given, then)
      const from = given.claim!.state
      expect(state === from || mayMove(from, state)).toBe(true)
      if (state === 'CLAIM' && changesAt) expect(changesAt > then).toBe(true)
      if (state === 'CLOSE') expect(action).toBeNull()
    }),
  )
})
