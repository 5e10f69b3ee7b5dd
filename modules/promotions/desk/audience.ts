/** Between the names that operators write and the ids that are stored. */
import type { Static } from 'typebox'
import { refuseFields } from '../../../contract/errors.ts'
import type { Audience } from '../../../contract/operator/promotions/desk-fields.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountByName, accountsByIds, accountsByNames, isPersonal, tagsIn } from '../../identity/index.ts'
import type { StoredAudience } from './store/promotions.ts'

/** Of names that are nobody's so many are told. */
export const SHOWN = 5

type WrittenAudience = Static<ReturnType<typeof Audience>>

/** The ids of members by their names in lower case; names of nobody are left out. */
export async function membersByName(
  reader: Reader,
  merchantId: string,
  usernames: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const wanted = [...new Set(usernames.map((name) => name.trim().toLowerCase()).filter(Boolean))]
  const found = await accountsByNames(reader, { merchantId, usernames: wanted })
  const members = found.filter(({ kind }) => isPersonal(kind))
  const names = new Set(members.map(({ username }) => username))
  return {
    ids: members.map(({ accountId }) => accountId),
    unknown: wanted.filter((name) => !names.has(name)),
  }
}

export interface LookedUp {
  readonly stored: StoredAudience
  /** The line is of nobody, or of somebody who is no agent. */
  readonly isLineUnknown: boolean
  readonly unknown: readonly string[]
}

/** The audience by ids, and what of its names belongs to nobody. */
export async function lookUpAudience(
  reader: Reader,
  merchantId: string,
  { vipFrom, vipTo, neverDeposited, dormantDays, lineOf, tags, usernames }: WrittenAudience,
): Promise<LookedUp> {
  const agent = lineOf.trim() ? await accountByName(reader, { merchantId, account: lineOf }) : undefined
  const { ids, unknown } = await membersByName(reader, merchantId, usernames)
  const stored = {
    ...(vipFrom === null ? {} : { vipFrom }),
    ...(vipTo === null ? {} : { vipTo }),
    ...(neverDeposited ? { neverDeposited } : {}),
    ...(dormantDays === null ? {} : { dormantDays }),
    ...(agent ? { lineOf: agent.accountId } : {}),
    ...(tagsIn(tags).length > 0 ? { tags: tagsIn(tags) } : {}),
    ...(ids.length > 0 ? { memberIds: ids } : {}),
  }
  return { stored, isLineUnknown: lineOf.trim() !== '' && agent?.kind !== 'agent', unknown }
}

/** REQUEST_INVALID at the line or at the list for names that are no member's. */
export async function storeAudience(
  reader: Reader,
  merchantId: string,
  written: WrittenAudience,
): Promise<StoredAudience> {
  const { stored, isLineUnknown, unknown } = await lookUpAudience(reader, merchantId, written)
  if (isLineUnknown) refuseFields([{ field: 'audience.lineOf', rule: 'unknownAgent' }])
  if (unknown.length > 0)
    refuseFields([
      { field: 'audience.usernames', rule: 'unknownMembers', params: [unknown.slice(0, SHOWN).join(', ')] },
    ])
  return stored
}

export async function writtenAudience(reader: Reader, stored: StoredAudience): Promise<WrittenAudience> {
  const ids = [...(stored.memberIds ?? []), ...(stored.lineOf ? [stored.lineOf] : [])]
  const accounts = await accountsByIds(reader, ids)
  const nameOf = (id: string) => accounts.get(id)?.username ?? ''
  return {
    vipFrom: stored.vipFrom ?? null,
    vipTo: stored.vipTo ?? null,
    neverDeposited: stored.neverDeposited ?? false,
    dormantDays: stored.dormantDays ?? null,
    lineOf: stored.lineOf ? nameOf(stored.lineOf) : '',
    tags: [...(stored.tags ?? [])],
    usernames: (stored.memberIds ?? []).map(nameOf).filter(Boolean).sort(),
  }
}
