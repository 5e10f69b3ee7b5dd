/** Registration links of an agent. */
import { createHash, randomInt } from 'node:crypto'
import { refuse, refuseWith } from '../../../contract/errors.ts'
import type { OpenedType } from '../../../contract/shared/agent-line-words.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { callerOf } from '../../../platform/addresses.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { raiseCounter } from '../../../platform/counters.ts'
import { checkEconomy, holdPlace } from '../../identity/index.ts'
import { settingOf } from '../../system/index.ts'
import { checkType } from './opening.ts'
import { refuseGroup } from './rates.ts'
import { isGroupWithin } from './rules/rates.ts'
import { lineSettings } from './settings.ts'
import { countLivingLinks, endLinkRow, insertLink, noteVisit, updateLink } from './store/links.ts'

/** Letters and digits that nobody takes for another one when a code is read aloud or copied by hand. */
const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
/** Visitors of one address in a day; more are a machine. */
const VISITS_PER_ADDRESS = 200
const DAY_MS = 86_400_000

export interface LinkChange {
  readonly code?: string | undefined
  readonly name: string
  readonly memberType: OpenedType
  readonly memberG: number
  readonly expiresOn: string | null
}

/**
 * Makes a link or changes one for new registrations; returns its code. AGENT_TYPE_INVALID,
 * AGENT_GROUP_INVALID, AGENT_LINK_EXPIRY, AGENT_LINK_LIMIT, AGENT_LINK_NOT_FOUND, ECONOMY_GUARD.
 */
export async function writeLink(context: CallContext, change: LinkChange): Promise<string> {
  const { tx, merchant, actor } = context
  // Held, so that of two new links at once neither is one too many.
  const place = await holdPlace(tx, { merchantId: merchant.id, accountId: actor.accountId })
  if (!place) refuse('AUTH_NOT_AGENT')
  checkType(place.row.type, change.memberType, 'memberType')
  if (!isGroupWithin(change.memberG, place.row.member_g)) refuseGroup(place.row.member_g)
  await checkEconomy(tx, merchant.id, { memberG: change.memberG })
  const draft = {
    ...change,
    merchantId: merchant.id,
    accountId: actor.accountId,
    name: change.name.trim(),
    expiresAt: expiryOf(context, change.expiresOn),
  }
  if (change.code !== undefined) {
    if (!(await updateLink(tx, { ...draft, code: change.code }))) refuse('AGENT_LINK_NOT_FOUND')
    return change.code.toUpperCase()
  }
  const limit = await settingOf(tx, merchant.id, lineSettings.linksPerAgent)
  if ((await countLivingLinks(tx, merchant.id, actor.accountId)) >= limit)
    refuse('AGENT_LINK_LIMIT', String(limit))
  let code = randomCode()
  while (!(await insertLink(tx, { ...draft, code }))) code = randomCode()
  return code
}

/** The end of the last day on which the link holds. */
function expiryOf({ merchant, now }: CallContext, expiresOn: string | null): Date | null {
  if (expiresOn === null) return null
  if (expiresOn < businessDate(now, merchant.timeZone))
    refuseWith('AGENT_LINK_EXPIRY', { fields: [{ field: 'expiresOn', rule: 'dateToCome' }] })
  return startOfBusinessDate(addDays(expiresOn, 1), merchant.timeZone)
}

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** Accounts that were opened by it stay where they are. AGENT_LINK_NOT_FOUND. */
export async function deleteLink({ tx, merchant, actor }: CallContext, code: string): Promise<void> {
  const link = { merchantId: merchant.id, accountId: actor.accountId, code }
  if (!(await endLinkRow(tx, link))) refuse('AGENT_LINK_NOT_FOUND')
}

/** Counts the caller as a visitor of a link, once a day, by a hash that is forgotten when the day is over. */
export async function countVisit(context: CallContext, code: string): Promise<void> {
  const { tx, merchant, now, database, visitorId, address } = context
  const visits = await raiseCounter(database.aside, 'link-visit', callerOf(address), DAY_MS)
  if (visits > VISITS_PER_ADDRESS || !/^[A-Za-z0-9]{4,16}$/.test(code)) return
  const day = businessDate(now, merchant.timeZone)
  const visitor = createHash('sha256').update(`${day}:${visitorId}`).digest()
  await noteVisit(tx, { merchantId: merchant.id, code, day, visitor })
}
