/** By what an excluded person is known again when somebody registers or binds a bank account (domain/economy.md §10). */
import { createHmac } from 'node:crypto'
import { refuse } from '../../contract/errors.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { momentText } from '../../platform/moment-text.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { accountOf, memberRecordOf } from '../identity/index.ts'
import { words } from './locales/words.ts'
import { noteMarker } from './markers.ts'
import { bankMarksKey } from './slots.ts'
import { findMarked, insertMarks, type Mark } from './store/restrictions.ts'
import type { AccountKey } from './store/rules.ts'

type Context = Pick<RequestContext, 'config' | 'language' | 'use' | 'visitorId' | 'isNewVisitor' | 'merchant' | 'now'>

/** What is known of a person; bank accounts as `KBANK:1234567890`. */
export interface Person { readonly mobile?: string | null; readonly idNumber?: string | null; readonly bankAccounts?: readonly string[]; readonly device?: string | null }

function marksOf({ config, merchant }: Pick<Context, 'config' | 'merchant'>, person: Person): Mark[] {
  // Keyed, so that the list of marks alone tells nobody's number.
  const digest = (kind: string, value: string) => createHmac('sha256', config.secretKey).update(`exclusion\n${merchant.id}\n${kind}\n${value}`).digest('base64url')
  const marks: Mark[] = []
  const add = (kind: Mark['kind'], value: string | null | undefined) => { if (value) marks.push({ kind, digest: digest(kind, value) }) }
  add('MOBILE', person.mobile)
  add('ID_NUMBER', person.idNumber?.replace(/\D/g, ''))
  for (const account of person.bankAccounts ?? []) add('BANK_ACCOUNT', account)
  add('DEVICE', person.device)
  return marks
}

const deviceOf = (context: Context) => context.isNewVisitor ? null : context.visitorId

/** Keeps what is known of the member who excludes himself now. */
export async function keepMarks(tx: Tx, context: Context, member: AccountKey, restrictionId: string): Promise<void> {
  const record = await memberRecordOf(tx, member.merchantId, member.accountId)
  const bankAccounts = await context.use(bankMarksKey)(tx, member)
  await insertMarks(tx, member, restrictionId, marksOf(context, { mobile: record?.mobile, idNumber: record?.profile.idNumber, bankAccounts, device: deviceOf(context) }))
}

/**
 * Whether somebody who registers is an excluded person. The same phone or id number is: AUTH_SELF_EXCLUDED. A device may
 * be a family's: it is no refusal, see `noteLikeness`.
 */
export async function checkApplicant(reader: Reader, context: Context, person: Pick<Person, 'mobile' | 'idNumber'>): Promise<void> {
  const marks = marksOf(context, person)
  const [found] = marks.length > 0 ? await findMarked(reader, context.merchant.id, marks) : []
  if (found) refuse('AUTH_SELF_EXCLUDED', found.endsAt && found.endsAt > context.now ? momentText(context, found.endsAt) : words[context.language][found.endsAt ? 'untilReturn' : 'forGood'])
}

/** A device or a bank account of an excluded person under another account is put before the desk. */
export async function noteLikeness(tx: Tx, context: Context, member: AccountKey, person: Pick<Person, 'bankAccounts'>): Promise<void> {
  const found = await findMarked(tx, context.merchant.id, marksOf(context, { ...person, device: deviceOf(context) }))
  const others = found.filter((match) => match.accountId !== member.accountId)
  if (others.length === 0) return
  const names = await Promise.all(others.map(async (match) => (await accountOf(tx, { ...member, accountId: match.accountId }))?.username ?? ''))
  await noteMarker(tx, { ...member, kind: 'EXCLUSION_MATCH', detail: { by: [...new Set(others.map((match) => match.kind))], accounts: [...new Set(names)] } }, { now: context.now, timeZone: context.merchant.timeZone })
}
