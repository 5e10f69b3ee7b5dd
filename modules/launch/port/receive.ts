/** The vendor port over HTTP: who speaks, what they say, and the answer as it goes out. */
import { httpStatusOf, type VendorStatus } from '../../../contract/vendor/launch/statuses.ts'
import { SIGNATURE_WINDOW_S, type VendorCallName } from '../../../contract/vendor/launch/messages.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { isSignedByOneOf } from '../../../platform/vendor-signature.ts'
import { readMessage } from '../rules/check-message.ts'
import type { Passed } from '../messages/message-log.ts'
import type { Vendor, VendorDirectory } from '../vendors.ts'
import type { VendorDesk } from './desk.ts'

export interface VendorRequest {
  readonly call: VendorCallName
  readonly vendor: string
  readonly timestamp: string
  readonly signature: string
  readonly address: string
  /** As it came: the signature is over these bytes. */
  readonly body: Buffer
}

export interface VendorReply { readonly httpStatus: 200 | 401 | 503; readonly text: string; readonly status: VendorStatus }

interface Parts {
  directory: VendorDirectory
  desk: VendorDesk
  onError: (error: unknown) => void
  /** Told of every message of a vendor that is known, with its answer. */
  note: (passed: Passed) => void
}

type Speak = (desk: VendorDesk, vendor: Vendor, message: never) => Promise<Spoken>
interface Spoken { status: VendorStatus; reason?: string; memberId?: string }

const speakers: Record<VendorCallName, Speak> = {
  'authenticate': (desk, vendor, message) => desk.authenticate(vendor, message),
  'balance': (desk, vendor, message) => desk.balance(vendor, message),
  'bet': (desk, vendor, message) => desk.bet(vendor, message),
  'win': (desk, vendor, message) => desk.win(vendor, message),
  'bet-win': (desk, vendor, message) => desk.betWin(vendor, message),
  'rollback': (desk, vendor, message) => desk.rollback(vendor, message),
  'round': (desk, vendor, message) => desk.round(vendor, message),
  'transactions': (desk, vendor, message) => desk.transactions(vendor, message),
}

/** Never throws: what could not be done is BUSY, and then nothing was done. */
export async function receive(parts: Parts, request: VendorRequest): Promise<VendorReply> {
  const beganMs = performance.now()
  const vendor = senderOf(parts.directory, request)
  const told = vendor ? await answerTo(parts, vendor, request) : { reply: reply({ status: 'INVALID_SIGNATURE' }) }
  if (vendor || parts.directory.find(request.vendor)) {
    const durationMs = performance.now() - beganMs
    parts.note({ ...passed(request, told), durationMs, ...(vendor ? {} : { isUnproven: true }) })
  }
  return told.reply
}

interface Told { reply: VendorReply; ids?: { transactionId?: string; roundId?: string; memberId?: string } }

async function answerTo(parts: Parts, vendor: Vendor, request: VendorRequest): Promise<Told> {
  const read = readMessage(request.call, request.body.toString('utf8'))
  if ('wrongField' in read) return { reply: reply({ status: 'INVALID_REQUEST', field: read.wrongField }) }
  try {
    const { reason: _, ...answer } = await speakers[request.call](parts.desk, vendor, read.message as never)
    return { reply: reply(answer), ids: { ...read.message, ...(answer.memberId ? { memberId: answer.memberId } : {}) } }
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'COMMON_BUSY')) parts.onError(error)
    return { reply: reply({ status: 'BUSY' }), ids: read.message }
  }
}

function passed(request: VendorRequest, { reply: { status, httpStatus, text }, ids = {} }: Told): Omit<Passed, 'durationMs'> {
  return {
    vendor: request.vendor, direction: 'IN', call: request.call, status, httpStatus,
    result: status === 'OK' ? 'OK' : status === 'BUSY' ? 'FAILED' : 'REFUSED',
    reference: ids.transactionId ?? null, roundId: ids.roundId ?? null, memberId: ids.memberId ?? null,
    request: request.body, answer: text,
  }
}

/** An unknown vendor is measured against a secret too, so that its answer takes no less time. */
const nobody: Pick<Vendor, 'secrets'> = { secrets: ['nobody'] }

function senderOf(directory: VendorDirectory, request: VendorRequest): Vendor | undefined {
  const vendor = directory.find(request.vendor)
  const isSigned = isSignedByOneOf((vendor ?? nobody).secrets, request.timestamp, request.body, request.signature)
  if (!vendor || !isSigned || !isFresh(request.timestamp) || !vendor.isAllowed(request.address)) return undefined
  return vendor
}

/** By the machine's clock: the product's own may be moved, a vendor's never is. */
function isFresh(timestamp: string): boolean {
  return /^[0-9]{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number.parseInt(timestamp, 10)) <= SIGNATURE_WINDOW_S
}

function reply(answer: { status: VendorStatus; field?: string }): VendorReply {
  return { httpStatus: httpStatusOf(answer.status), text: JSON.stringify(answer), status: answer.status }
}
