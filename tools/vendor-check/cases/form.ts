/** Signatures and the form of messages. */
import { MAX_CLOCK_SKEW_S, numberTexts } from './hostile-values.ts'
import {
  vendorMessages,
  type MessageField,
  type VendorCallName,
} from '../../../contract/vendor/launch/messages.ts'
import type { Spoiled } from '../client.ts'
import { Failure, type Case, type Group, type Kit } from '../kit.ts'

const calls: readonly VendorCallName[] = ['bet', 'win', 'bet-win', 'rollback']

/** A valid message of each call, for a round without a bet: none of them would be refused for its format. */
function messageOf(kit: Kit, call: VendorCallName): Record<string, unknown> {
  const round = kit.round()
  switch (call) {
    case 'bet':
      return round.bet()
    case 'win':
      return round.win()
    case 'bet-win':
      return round.betWin()
    case 'rollback':
      return round.rollback('an-original')
    case 'authenticate':
      return { launchToken: 'some-token' }
    case 'balance':
      return { memberId: kit.session.memberId, sessionToken: kit.session.sessionToken }
    case 'round':
      return { roundId: round.roundId }
    case 'transactions':
      return { from: new Date(Date.now() - 60_000).toISOString(), to: new Date().toISOString() }
  }
}

/** Another hex digit in this place. */
const flipAt = (place: number) => (right: string) =>
  right.slice(0, place) +
  ((Number.parseInt(right[place]!, 16) + 1) % 16).toString(16) +
  right.slice(place + 1)

const forgeries: Record<string, Spoiled> = {
  'another secret': { secret: 'not-the-secret' },
  'the first digit changed': { signature: flipAt(0) },
  'the last digit changed': { signature: flipAt(63) },
  'upper case': { signature: (right) => (right === right.toUpperCase() ? `${right}0` : right.toUpperCase()) },
  'cut short': { signature: (right) => right.slice(0, 32) },
  empty: { signature: () => '' },
  'another body': { signedBody: '{}' },
  'a clock behind the window': { skewS: -MAX_CLOCK_SKEW_S },
  'a clock ahead of the window': { skewS: MAX_CLOCK_SKEW_S },
  'an unknown vendor': { vendor: 'NOBODY' },
  'no X-Vendor': { leaveOut: 'x-vendor' },
  'no X-Timestamp': { leaveOut: 'x-timestamp' },
  'no X-Signature': { leaveOut: 'x-signature' },
}

const forged = (call: VendorCallName): Case => ({
  name: `${call}: ${Object.keys(forgeries).length} wrong signatures are 401 INVALID_SIGNATURE and do nothing`,
  async run(kit) {
    await kit.moves(0, async () => {
      for (const [what, spoiled] of Object.entries(forgeries)) {
        const answer = await kit.send(call, messageOf(kit, call), spoiled)
        if (answer.http !== 401 || answer.status !== 'INVALID_SIGNATURE')
          throw new Failure(`${what}: HTTP ${answer.http} ${answer.status}`)
      }
    })
  },
})

const fieldsMissing = (call: VendorCallName): Case => ({
  name: `${call}: a missing field is named, the first one where several are`,
  async run(kit) {
    const names = (vendorMessages[call] as readonly MessageField[])
      .filter((field) => !field.isOptional)
      .map((field) => field.name)
    await kit.moves(0, async () => {
      for (const name of names) {
        const { [name]: _, ...rest } = messageOf(kit, call)
        kit.expect(await kit.send(call, rest), { status: 'INVALID_REQUEST', field: name })
      }
      kit.expect(await kit.send(call, {}), { status: 'INVALID_REQUEST', field: names[0] })
    })
  },
})

const amounts = (call: VendorCallName, field: string, isZeroGood: boolean): Case => ({
  name: `${call}: ${field} takes a JSON integer ${isZeroGood ? 'from 0' : 'above 0'} within the limit and nothing else`,
  async run(kit) {
    const text = JSON.stringify({ ...messageOf(kit, call), [field]: '@' })
    await kit.moves(0, async () => {
      for (const { written, isJson } of numberTexts.filter(({ written }) => !isZeroGood || written !== '0')) {
        const answer = await kit.send(call, {}, { rawBody: text.replace('"@"', () => written) })
        if (answer.status !== 'INVALID_REQUEST' || answer.field !== (isJson ? field : 'body'))
          throw new Failure(`${written}: ${answer.status}, field ${String(answer.field)}`)
      }
    })
  },
})

const ids: Case = {
  name: 'ids: 1..64 printable ASCII characters',
  async run(kit) {
    await kit.moves(0, async () => {
      for (const wrong of ['', 'x'.repeat(65), 'รอบ', 'a\nb', 'a\u0000', 7, null, true, [], {}]) {
        kit.expect(await kit.send('bet', kit.round().bet({ transactionId: wrong })), {
          status: 'INVALID_REQUEST',
          field: 'transactionId',
        })
      }
    })
    await kit.sendFor(
      'OK',
      'bet-win',
      kit
        .round('x'.repeat(64 - 36) + crypto.randomUUID())
        .betWin({ transactionId: `~ {"${crypto.randomUUID()}` }),
    )
  },
}

const bodies: Case = {
  name: 'bodies that are no JSON object, or name a key twice, are INVALID_REQUEST',
  async run(kit) {
    for (const rawBody of ['', 'null', '[]', '"bet"', '{', '{"transactionId":"a","transactionId":"b"}'])
      kit.expect(await kit.send('bet', {}, { rawBody }), { status: 'INVALID_REQUEST', field: 'body' })
  },
}

const unknownFields: Case = {
  name: 'fields that the contract does not know are ignored',
  async run(kit) {
    const round = kit.round()
    const message = round.betWin({ winAmount: 200 })
    await kit.moves(0, () => kit.sendFor('OK', 'bet-win', { ...message, note: 'hello', balanceAmount: 5 }))
  },
}

export const form: Group = {
  title: 'Signatures and form',
  cases: [
    ...[...calls, 'authenticate', 'balance', 'round', 'transactions'].map((call) =>
      forged(call as VendorCallName),
    ),
    ...calls.map(fieldsMissing),
    amounts('bet', 'amount', false),
    amounts('bet-win', 'betAmount', false),
    amounts('bet-win', 'winAmount', true),
    amounts('win', 'amount', true),
    ids,
    bodies,
    unknownFields,
  ],
}
