/**
 * The role tables of the spec over what the site shows: entries of menus, and what a press on a member's
 * place does.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '../client/session.ts'
import { browserTexts } from '../ui/i18n/texts.ts'
import { mayActAsMember } from './guards.ts'
import { accountEntries, sideEntries } from './shell/menu-entries.ts'
import { member, type MemberInfo } from './state/member.ts'
import { windows } from './state/windows.ts'

const roles = {
  visitor: { type: null, acts: 'login', sees: false },
  member: { type: 0, acts: 'goes', sees: false },
  trial: { type: 4, acts: 'told', sees: false },
  'agent 1': { type: 1, acts: 'goes', sees: true },
  'agent 2': { type: 2, acts: 'goes', sees: true },
  'agent 41': { type: 41, acts: 'goes', sees: true },
  'agent 42': { type: 42, acts: 'goes', sees: true },
} as const

function become(type: number | null): void {
  session.setState({ token: type === null ? null : 'a'.repeat(43) })
  const info: MemberInfo | null =
    type === null
      ? null
      : {
          id: 'x',
          account: 'x',
          nickname: '',
          type,
          isAgent: [1, 2, 41, 42].includes(type),
          isTrial: type === 4,
          language: 'TH',
          restricted: null,
        }
  member.setState({ info })
}

beforeEach(() => {
  browserTexts.setState({ language: 'en', texts: { in_need_true_account: 'A real account is needed' } })
  windows.setState({ open: null, question: null, returnUrl: null })
})

describe.each(Object.entries(roles))('a %s', (_, { type, acts, sees }) => {
  it('finds the agents’ entry if there is one for agents only', () => {
    become(type)
    const isAgent = member.getState().info?.isAgent === true
    expect(accountEntries(isAgent).some((entry) => entry.key === 'agent')).toBe(sees)
  })

  it('proceeds, is asked to log in, or sees that a real account is needed, at every member’s place', () => {
    const places = [...sideEntries({ categories: ['RNG'] }), ...accountEntries(sees)].filter(
      (entry) => entry.isMember,
    )
    expect(places.length).toBeGreaterThan(6)
    for (const place of places) {
      become(type)
      windows.setState({ open: null, question: null, isLoginNeeded: false })
      expect(mayActAsMember(place.href), place.key).toBe(acts === 'goes')
      expect(windows.getState(), place.key).toMatchObject({
        open: acts === 'login' ? 'login' : null,
        isLoginNeeded: acts === 'login',
      })
      expect(windows.getState().question?.text ?? null, place.key).toBe(
        acts === 'told' ? 'A real account is needed' : null,
      )
    }
  })
})

it('leaves open to everybody what needs no account', () => {
  const open = sideEntries({ categories: ['RNG'] })
    .filter((entry) => !entry.isMember)
    .map((entry) => entry.key)
  expect(open).toEqual(expect.arrayContaining(['home', 'RNG', 'speed', 'down', 'help']))
  expect(sideEntries({ categories: ['RNG'], hasChat: true }).map((entry) => entry.key)).toContain('chat')
  expect(open).not.toContain('chat')
})
