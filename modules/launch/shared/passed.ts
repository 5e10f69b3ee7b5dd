/** A message between the platform and a vendor, as its sender or receiver saw it. */
export type MessageResult = 'OK' | 'REFUSED' | 'FAILED'

/** One message with its answer. */
export interface Passed {
  readonly vendor: string
  readonly direction: 'IN' | 'OUT'
  readonly call: string
  /** The status of the answer, or why there is none. */
  readonly status: string
  readonly result: MessageResult
  readonly httpStatus: number | null
  readonly durationMs: number
  /** The transaction's id. */
  readonly reference: string | null
  readonly roundId: string | null
  readonly memberId: string | null
  readonly request: Buffer | string
  readonly answer: string | null
  /** Sent by a caller that could not sign it. */
  readonly isUnproven?: boolean
}
