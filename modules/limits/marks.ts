/** How an excluded person is recognised when they register or bind a bank account (domain/economy.md §10). */
import { createHmac } from 'node:crypto'
import { refuse } from '../../contract/errors.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { momentText } from '../../platform/moment-text.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { accountOf, citizenNumbersOf, memberRecordOf } from '../identity/index.ts'
import { words } from './locales/words.ts'
import { noteMarker } from './markers.ts'
import { bankMarksKey } from './slots.ts'
import { findMarked, insertMarks, type Mark } from './store/restrictions.ts'
import type { AccountKey } from './store/rules.ts'

type Context = Pick<
  RequestContext,
  'config' | 'language' | 'use' | 'visitorId' | 'isNewVisitor' | 'merchant' | 'now'
>

/** What is known of a person; bank accounts as `KBANK:1234567890`. */
export interface Person {
  readonly mobile?: string | null
  readonly idNumbers?: readonly (string | null | undefined)[]
  readonly bankAccounts?: readonly string[]
  readonly device?: string | null
}

function marksOf({ config, merchant }: Pick<Context, 'config' | 'merchant'>, person: Person): Mark[] {
  // Keyed hashes, so that the list of marks alone reveals no number.
  const digest = (kind: string, value: string) =>
    createHmac('sha256', config.secretKey)
      .update(`exclusion\n${merchant.id}\n${kind}\n${value}`)
      .digest('base64url')
  const marks: Mark[] = []
  const add = (kind: Mark['kind'], value: string | null | undefined) => {
    if (value) marks.push({ kind, digest: digest(kind, value) })
  }
  add('MOBILE', person.mobile)
  for (const number of new Set(person.idNumbers?.map((one) => one?.replace(/\D/g, ''))))
    add('ID_NUMBER', number)
  for (const account of person.bankAccounts ?? []) add('BANK_ACCOUNT', account)
  add('DEVICE', person.device)
  return marks
}

const deviceOf = (context: Context) => (context.isNewVisitor ? null : context.visitorId)

/**
 * Stores what is known of the member who excludes themselves now. A phone that they did not prove may be
 * somebody else's, who would be excluded by it.
 */
export async function keepMarks(
  tx: Tx,
  context: Context,
  member: AccountKey,
  restrictionId: string,
): Promise<void> {
  const record = await memberRecordOf(tx, member.merchantId, member.accountId)
  const bankAccounts = await context.use(bankMarksKey)(tx, member)
  const idNumbers = [
    record?.profile.idNumber,
    ...(await citizenNumbersOf(tx, context.config, {
      merchantId: member.merchantId,
      memberId: member.accountId,
    })),
  ]
  await insertMarks(
    tx,
    member,
    restrictionId,
    marksOf(context, {
      mobile: record?.isMobileVerified ? record.mobile : null,
      idNumbers,
      bankAccounts,
      device: deviceOf(context),
    }),
  )
}

/**
 * Whether somebody who registers is an excluded person. With the same phone or id number: AUTH_SELF_EXCLUDED.
 * A device may be shared by a family: it is not refused, see `noteLikeness`.
 */
export async function checkApplicant(
  reader: Reader,
  context: Context,
  person: { mobile: string | null; idNumber: string | null },
): Promise<void> {
  const marks = marksOf(context, { mobile: person.mobile, idNumbers: [person.idNumber] })
  const [found] = marks.length > 0 ? await findMarked(reader, context.merchant.id, marks) : []
  if (found)
    refuse(
      'AUTH_SELF_EXCLUDED',
      found.endsAt && found.endsAt > context.now
        ? momentText(context, found.endsAt)
        : found.endsAt
          ? words[context.language].untilReturn
          : 'FOREVER',
    )
}

/** A device or a bank account of an excluded person used by another account is reported to operators. */
export async function noteLikeness(
  tx: Tx,
  context: Context,
  member: AccountKey,
  person: Pick<Person, 'bankAccounts'>,
): Promise<void> {
  const found = await findMarked(
    tx,
    context.merchant.id,
    marksOf(context, { ...person, device: deviceOf(context) }),
  )
  const others = found.filter((match) => match.accountId !== member.accountId)
  if (others.length === 0) return
  const names = await Promise.all(
    others.map(
      async (match) => (await accountOf(tx, { ...member, accountId: match.accountId }))?.username ?? '',
    ),
  )
  await noteMarker(
    tx,
    {
      ...member,
      kind: 'EXCLUSION_MATCH',
      detail: { by: [...new Set(others.map((match) => match.kind))], accounts: [...new Set(names)] },
    },
    { now: context.now, timeZone: context.merchant.timeZone },
  )
}
