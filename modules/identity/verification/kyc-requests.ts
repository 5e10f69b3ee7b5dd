/** What a member submits to be verified, and what they see of it (domain/economy.md §9). */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import {
  FUNDS_DOCUMENTS,
  type FundsSource,
  type KycDocumentKind,
} from '../../../contract/shared/kyc-words.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext, Upload } from '../../../platform/calls.ts'
import { raiseCounter } from '../../../platform/counters.ts'
import { hubKey } from '../../../platform/hub.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { cleanImage } from '../../../platform/images.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { keepSealedFile, readSealedFile } from '../../../platform/sealed-files.ts'
import { sealSecret } from '../../../platform/secrets.ts'
import { settingOf, systemSettings } from '../../system/index.ts'
import { citizenNumberHash, mayHandIn, tidyCitizenNumber } from './rules/kyc.ts'
import { minAgeOf } from '../accounts/rules/age.ts'
import { ageOn, isCitizenNumber } from '../accounts/rules/personal.ts'
import { lockAccount, readAccount, type AccountRow } from '../accounts/store/accounts.ts'
import {
  type HandedIn,
  insertRequest,
  readRequestsOf,
  renewRequest,
  type KycRequest,
} from './store/requests.ts'
import { insertDocument, readDocuments, type DocumentRow } from './store/documents.ts'

const WORK_TOPIC = 'work'
const MINUTE_MS = 60_000
const UPLOADS_A_MINUTE = 5
/** Enough to read a card; the full picture of a camera would only need space. */
const LONGER_SIDE = 2000

export const idPurpose = (requestId: string) => `kyc-id:${requestId}`
/** Notifies operators that their queue changed, after the commit. */
export function tellDesk(context: Pick<CallContext, 'use' | 'afterCommit'>): void {
  context.afterCommit(() => context.use(hubKey).push({ topic: WORK_TOPIC, data: { queue: 'kyc' } }))
}

export interface Identity {
  idNumber: string
  birthday: string
  address: string
}

/**
 * Level 2. Errors: KYC_LEVEL {0}, KYC_PENDING, KYC_STATE, UPLOAD_INVALID, and the fields idNumber, birthday.
 */
export async function handInIdentity(context: CallContext, identity: Identity): Promise<void> {
  const { merchant, config } = context
  const { account, open } = await admit(context, 2)
  const idNumber = tidyCitizenNumber(identity.idNumber)
  await checkIdentity(context, account, { ...identity, idNumber })
  const pictures = [
    pictureOf(context.uploads, 'cardFront', 'CARD_FRONT'),
    pictureOf(context.uploads, 'selfie', 'SELFIE'),
  ]
  if (context.uploads.length !== pictures.length) refuse('UPLOAD_INVALID')
  const requestId = open?.request_id ?? newId()
  await handIn(
    context,
    open,
    {
      requestId,
      merchantId: merchant.id,
      memberId: account.account_id,
      level: 2,
      idHash: citizenNumberHash(config.secretKey, merchant.id, idNumber),
      idSealed: sealSecret(config.secretKey, idPurpose(requestId), idNumber),
      birthday: identity.birthday,
      address: identity.address,
      source: null,
      statement: null,
      now: context.now,
    },
    pictures,
  )
}

/** Level 3. Errors as for level 2. */
export async function handInFunds(
  context: CallContext,
  funds: { source: FundsSource; statement: string },
): Promise<void> {
  const { account, open } = await admit(context, 3)
  const pictures = context.uploads
    .filter(({ field }) => field === 'documents')
    .map((upload) => ({ kind: 'FUNDS' as const, upload }))
  if (
    pictures.length === 0 ||
    pictures.length > FUNDS_DOCUMENTS ||
    pictures.length !== context.uploads.length
  )
    refuse('UPLOAD_INVALID')
  await handIn(
    context,
    open,
    {
      requestId: open?.request_id ?? newId(),
      merchantId: context.merchant.id,
      memberId: account.account_id,
      level: 3,
      idHash: null,
      idSealed: null,
      birthday: null,
      address: null,
      source: funds.source,
      statement: funds.statement,
      now: context.now,
    },
    pictures,
  )
}

async function admit(
  context: CallContext,
  level: 2 | 3,
): Promise<{ account: AccountRow; open: KycRequest | undefined }> {
  const { tx, merchant, actor } = context
  const account = (await lockAccount(tx, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
  const open = (await readRequestsOf(tx, ownerOf(context))).find(
    ({ state }) => state === 'SUBMITTED' || state === 'MORE_NEEDED',
  )
  const answer = mayHandIn(account.kyc_level, level, open)
  if (!answer.may) refuse(answer.code, ...(answer.level === undefined ? [] : [String(answer.level)]))
  return { account, open }
}

const ownerOf = ({ merchant, actor }: CallContext) => ({ merchantId: merchant.id, memberId: actor.accountId })

/**
 * A citizen number is Thai, so the age of majority in Thailand applies whatever the merchant's own bound is.
 */
async function checkIdentity(
  context: CallContext,
  account: AccountRow,
  { idNumber, birthday }: Identity,
): Promise<void> {
  const minAge = minAgeOf(await settingOf(context.tx, context.merchant.id, systemSettings.minAge), true)
  const age = ageOn(birthday, businessDate(context.now, context.merchant.timeZone))
  const faults: { field: string; rule: string; params?: string[] }[] = []
  if (!isCitizenNumber(idNumber)) faults.push({ field: 'idNumber', rule: 'idNumberFormat' })
  if (age === undefined) faults.push({ field: 'birthday', rule: 'pattern_date_ymd' })
  else if (age < minAge) faults.push({ field: 'birthday', rule: 'underAge', params: [String(minAge)] })
  else if (account.profile.birthday && account.profile.birthday !== birthday)
    faults.push({ field: 'birthday', rule: 'alreadySet' })
  if (faults.length > 0) refuseFields(faults)
}

interface Picture {
  kind: KycDocumentKind
  upload: Upload
}

function pictureOf(uploads: readonly Upload[], field: string, kind: KycDocumentKind): Picture {
  const upload = uploads.find((one) => one.field === field)
  return upload ? { kind, upload } : refuse('UPLOAD_INVALID')
}

async function handIn(
  context: CallContext,
  open: KycRequest | undefined,
  row: HandedIn,
  pictures: readonly Picture[],
): Promise<void> {
  const { tx, actor, config } = context
  if ((await raiseCounter(context.database.aside, 'upload', actor.accountId, MINUTE_MS)) > UPLOADS_A_MINUTE)
    throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: 60 })
  if (open) await renewRequest(tx, row)
  else if (!(await insertRequest(tx, row))) refuse('KYC_PENDING')
  for (const { kind, upload } of pictures) await keepPicture(tx, config, row, { kind, bytes: upload.bytes })
  tellDesk(context)
}

async function keepPicture(
  tx: Tx,
  config: CallContext['config'],
  row: HandedIn,
  { kind, bytes }: { kind: KycDocumentKind; bytes: Buffer },
): Promise<void> {
  const image = await cleanImage(bytes, LONGER_SIDE)
  const document: DocumentRow = {
    document_id: newId(),
    request_id: row.requestId,
    member_id: row.memberId,
    kind,
    media_type: image.mediaType,
    width: image.width,
    height: image.height,
    source_hash: image.sourceHash,
    added_at: row.now,
  }
  await keepSealedFile(config, document.document_id, image.bytes)
  await insertDocument(tx, row.merchantId, document)
}

/** A request of the demo for level 3, so that operators have one to look at; its picture is in DATA_DIR. */
export async function seedFundsRequest(
  tx: Tx,
  config: CallContext['config'],
  demo: { merchantId: string; memberId: string; statement: string; picture: Buffer; now: Date },
): Promise<void> {
  const { picture, ...told } = demo
  const row: HandedIn = {
    ...told,
    requestId: newId(),
    level: 3,
    idHash: null,
    idSealed: null,
    birthday: null,
    address: null,
    source: 'SALARY',
  }
  if (await insertRequest(tx, row)) await keepPicture(tx, config, row, { kind: 'FUNDS', bytes: picture })
}

/** The member's own view. */
export async function kycOf(context: CallContext) {
  const { tx, merchant, actor } = context
  const account = (await readAccount(tx, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
  const requests = await readRequestsOf(tx, ownerOf(context))
  const newest = requests[0]
  const open = requests.find(({ state }) => state === 'SUBMITTED' || state === 'MORE_NEEDED')
  const next = ([2, 3] as const).find((level) => mayHandIn(account.kyc_level, level, open).may) ?? null
  return {
    level: account.kyc_level,
    minAge: minAgeOf(await settingOf(tx, merchant.id, systemSettings.minAge), true),
    isMobileVerified: account.mobile_verified_at !== null,
    isAgeConfirmed: account.age_confirmed_at !== null,
    payeeName: account.payee_name,
    birthday: account.profile.birthday || null,
    nextLevel: next,
    request: newest ? await requestOf(context, newest) : null,
  }
}

async function requestOf({ tx }: CallContext, row: KycRequest) {
  const documents = await readDocuments(tx, row.request_id)
  return {
    requestId: row.request_id,
    level: row.level,
    state: row.state,
    reasonCode: row.reason_code,
    remark: row.remark,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    validUntil: row.valid_until,
    fundsSource: row.funds_source,
    documents: documents.map(({ document_id: documentId, kind }) => ({ documentId, kind })),
  }
}

/** A picture as text; KYC_NOT_FOUND if its bytes are gone. */
export async function pictureTextOf(
  { config }: Pick<CallContext, 'config'>,
  document: DocumentRow | undefined,
) {
  const bytes = document && (await readSealedFile(config, document.document_id))
  if (!document || !bytes) refuse('KYC_NOT_FOUND')
  return {
    mediaType: document.media_type,
    content: bytes.toString('base64'),
    width: document.width,
    height: document.height,
  }
}
