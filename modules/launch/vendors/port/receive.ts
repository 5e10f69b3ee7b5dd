/** The vendor port over HTTP: who speaks, what they say, and the answer as it goes out. */
import { houseQuestions, type HouseCallName } from '../../../../contract/vendor/launch/house-messages.ts'
import type { HousePort } from '../../../../contract/vendor/launch/house-port.ts'
import type { VendorCallName } from '../../../../contract/vendor/launch/messages.ts'
import { httpStatusOf, type VendorStatus } from '../../../../contract/vendor/launch/statuses.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { readMessage } from './rules/check-message.ts'
import type { Passed } from '../../shared/passed.ts'
import type { Vendor, VendorDirectory } from '../access/vendors.ts'
import type { VendorDesk } from './desk.ts'
import { houseSpeakers, type Spoken } from './house-speakers.ts'
import { senderOf, type SignedRequest } from './sender.ts'

export interface VendorRequest extends SignedRequest {
  readonly call: VendorCallName
}
export interface HouseRequest extends SignedRequest {
  readonly call: HouseCallName
}

export interface VendorReply {
  readonly httpStatus: 200 | 401 | 503
  readonly text: string
  readonly status: VendorStatus
}

interface Parts {
  directory: VendorDirectory
  desk: VendorDesk
  /** The house port of a vendor of the house. */
  housePortOf: (vendor: string) => HousePort
  onError: (error: unknown) => void
  /** Called with every message of a known vendor, and its answer. */
  note: (passed: Passed) => void
}

type Speak = (desk: VendorDesk, vendor: Vendor, message: never) => Promise<Spoken & { reason?: string }>

const speakers: Record<VendorCallName, Speak> = {
  authenticate: (desk, vendor, message) => desk.authenticate(vendor, message),
  balance: (desk, vendor, message) => desk.balance(vendor, message),
  bet: (desk, vendor, message) => desk.bet(vendor, message),
  win: (desk, vendor, message) => desk.win(vendor, message),
  'bet-win': (desk, vendor, message) => desk.betWin(vendor, message),
  rollback: (desk, vendor, message) => desk.rollback(vendor, message),
  round: (desk, vendor, message) => desk.round(vendor, message),
  transactions: (desk, vendor, message) => desk.transactions(vendor, message),
}

/** Never throws: what could not be done is BUSY, and then nothing was done. */
export function receive(parts: Parts, request: VendorRequest): Promise<VendorReply> {
  return converse(parts, request, senderOf(parts.directory, request), async (vendor, message) => {
    // Why a member may not play is their own affair.
    const { reason: _, ...answer } = await speakers[request.call](parts.desk, vendor, message)
    return answer
  })
}

/**
 * A call of the house port; undefined if the sender is no vendor of the house: to them it does not exist, and
 * nothing was done. Never throws.
 */
export async function receiveHouse(parts: Parts, request: HouseRequest): Promise<VendorReply | undefined> {
  const vendor = senderOf(parts.directory, request)
  if (!(vendor ?? parts.directory.find(request.vendor))?.isHouse) return undefined
  return converse(parts, request, vendor, ({ code }, message) =>
    houseSpeakers[request.call](parts.housePortOf(code), message),
  )
}

type AnyRequest = VendorRequest | HouseRequest
type Answer = (vendor: Vendor, message: never) => Promise<Spoken>

async function converse(
  parts: Parts,
  request: AnyRequest,
  vendor: Vendor | undefined,
  answer: Answer,
): Promise<VendorReply> {
  const beganMs = performance.now()
  const told = vendor
    ? await answerTo(parts, vendor, request, answer)
    : { reply: reply({ status: 'INVALID_SIGNATURE' }) }
  // The house's own vendor asks about the same every second; only what went wrong is worth keeping.
  const isWorthNothing = told.reply.status === 'OK' && houseQuestions.has(request.call)
  if (!isWorthNothing && (vendor || parts.directory.find(request.vendor))) {
    const durationMs = performance.now() - beganMs
    parts.note({ ...passed(request, told), durationMs, ...(vendor ? {} : { isUnproven: true }) })
  }
  return told.reply
}

interface Told {
  reply: VendorReply
  ids?: { transactionId?: string; roundId?: string; handId?: string; memberId?: string }
}

async function answerTo(parts: Parts, vendor: Vendor, request: AnyRequest, answer: Answer): Promise<Told> {
  const read = readMessage(request.call, request.body.toString('utf8'))
  if ('wrongField' in read) return { reply: reply({ status: 'INVALID_REQUEST', field: read.wrongField }) }
  try {
    const spoken = await answer(vendor, read.message as never)
    return {
      reply: reply(spoken),
      ids: { ...read.message, ...(spoken.memberId ? { memberId: spoken.memberId } : {}) },
    }
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'COMMON_BUSY')) parts.onError(error)
    return { reply: reply({ status: 'BUSY' }), ids: read.message }
  }
}

function passed(
  request: AnyRequest,
  { reply: { status, httpStatus, text }, ids = {} }: Told,
): Omit<Passed, 'durationMs'> {
  return {
    vendor: request.vendor,
    direction: 'IN',
    call: request.call,
    status,
    httpStatus,
    result: status === 'OK' ? 'OK' : status === 'BUSY' ? 'FAILED' : 'REFUSED',
    reference: ids.transactionId ?? null,
    roundId: ids.roundId ?? ids.handId ?? null,
    memberId: ids.memberId ?? null,
    request: request.body,
    answer: text,
  }
}

function reply(answer: { status: VendorStatus; field?: string }): VendorReply {
  return { httpStatus: httpStatusOf(answer.status), text: JSON.stringify(answer), status: answer.status }
}
