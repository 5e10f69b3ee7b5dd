/** Conditions of a segment: as they are stored, and between the names that operators write and the ids. */
import type { Static } from 'typebox'
import { refuseFields } from '../../../contract/errors.ts'
import type { Conditions as ConditionFields } from '../../../contract/operator/marketing/marketing-fields.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountByName, accountsByIds, accountsByNames, isPersonal, tagsIn } from '../../identity/index.ts'
import { judgeConditions } from './rules/conditions.ts'

export type WrittenConditions = Static<ReturnType<typeof ConditionFields>>

/** What is absent is no condition. Amounts in minor units. */
export interface Conditions {
  readonly vipFrom?: number
  readonly vipTo?: number
  /** The agent's account id. */
  readonly lineOf?: string
  /** Members of at least one of these. */
  readonly tags?: readonly string[]
  readonly deposits?: 'MADE' | 'NEVER'
  readonly dormantDays?: number
  readonly registeredFrom?: string
  readonly registeredTo?: string
  readonly language?: 'TH' | 'EN'
  readonly totalDays?: number
  readonly depositLeastAmount?: number
  readonly depositMostAmount?: number
  readonly validLeastAmount?: number
  readonly validMostAmount?: number
  readonly memberIds?: readonly string[]
}

const DEFAULT_TOTAL_DAYS = 30

/** The ids of members by their names; names of nobody, and of another house, are unknown. */
async function membersByName(reader: Reader, merchantId: string, usernames: readonly string[]) {
  const wanted = [...new Set(usernames.map((name) => name.trim().toLowerCase()).filter(Boolean))]
  const found = (await accountsByNames(reader, { merchantId, usernames: wanted })).filter(({ kind }) =>
    isPersonal(kind),
  )
  const names = new Set(found.map(({ username }) => username))
  return {
    ids: found.map(({ accountId }) => accountId).sort(),
    unknown: wanted.filter((name) => !names.has(name)),
  }
}

/** REQUEST_INVALID at what contradicts itself, at the line, and at the list for names that are no member's. */
export async function storeConditions(
  reader: Reader,
  merchantId: string,
  written: WrittenConditions,
): Promise<Conditions> {
  const faults = judgeConditions(written).map((fault) => ({ ...fault, field: `conditions.${fault.field}` }))
  if (faults.length > 0) refuseFields(faults)
  const { lineOf, usernames, tags, deposits, totalDays, ...plain } = written
  const agent = lineOf.trim() ? await accountByName(reader, { merchantId, account: lineOf }) : undefined
  if (lineOf.trim() && agent?.kind !== 'agent')
    refuseFields([{ field: 'conditions.lineOf', rule: 'unknownAgent' }])
  const { ids, unknown } = await membersByName(reader, merchantId, usernames)
  if (unknown.length > 0)
    refuseFields([
      { field: 'conditions.usernames', rule: 'unknownMembers', params: [unknown.slice(0, 5).join(', ')] },
    ])
  const stated = Object.entries(plain).filter(([, value]) => value !== null)
  const asksTotals = stated.some(([name]) => /^(deposit|valid)(Least|Most)Amount$/.test(name))
  return {
    ...Object.fromEntries(stated),
    ...(deposits === 'ANY' ? {} : { deposits }),
    ...(asksTotals ? { totalDays } : {}),
    ...(agent ? { lineOf: agent.accountId } : {}),
    ...(tagsIn(tags).length > 0 ? { tags: tagsIn(tags) } : {}),
    ...(usernames.length > 0 ? { memberIds: ids } : {}),
  }
}

export async function writtenConditions(reader: Reader, stored: Conditions): Promise<WrittenConditions> {
  const ids = [...(stored.memberIds ?? []), ...(stored.lineOf ? [stored.lineOf] : [])]
  const accounts = await accountsByIds(reader, ids)
  const nameOf = (id: string) => accounts.get(id)?.username ?? ''
  return {
    vipFrom: stored.vipFrom ?? null,
    vipTo: stored.vipTo ?? null,
    lineOf: stored.lineOf ? nameOf(stored.lineOf) : '',
    tags: [...(stored.tags ?? [])],
    deposits: stored.deposits ?? 'ANY',
    dormantDays: stored.dormantDays ?? null,
    registeredFrom: stored.registeredFrom ?? null,
    registeredTo: stored.registeredTo ?? null,
    language: stored.language ?? null,
    totalDays: stored.totalDays ?? DEFAULT_TOTAL_DAYS,
    depositLeastAmount: stored.depositLeastAmount ?? null,
    depositMostAmount: stored.depositMostAmount ?? null,
    validLeastAmount: stored.validLeastAmount ?? null,
    validMostAmount: stored.validMostAmount ?? null,
    usernames: (stored.memberIds ?? []).map(nameOf).filter(Boolean).sort(),
  }
}
