/**
 * A vendor that keeps pockets, as docs/vendors asks for it, in memory: it outlives every kill of the
 * platform.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  PlayerAnswer,
  PlayerCall,
  PlayerMoneyMessage,
} from '../../contract/vendor/launch/player-calls.ts'
import { isSignedByOneOf } from '../../platform/vendor-signature.ts'
import type { Vendor } from '../../modules/launch/vendors/access/vendors.ts'

export const POCKET_SECRET = 'pocket-secret'

export class PocketVendor {
  readonly pockets = new Map<string, number>()
  readonly done = new Map<string, { status: PlayerAnswer['status']; memberId: string }>()

  answer(call: PlayerCall, message: Record<string, unknown>): PlayerAnswer {
    const { transactionId, memberId, amount } = message as unknown as PlayerMoneyMessage
    const held = (member: string) => this.pockets.get(member) ?? 0
    if (call === 'balance') return { status: 'OK', balanceAmount: held(memberId) }
    const known = this.done.get(transactionId)
    if (known) return { status: known.status, balanceAmount: held(known.memberId) }
    if (call === 'transaction') {
      this.done.set(transactionId, { status: 'NOT_FOUND', memberId: '' })
      return { status: 'NOT_FOUND', balanceAmount: 0 }
    }
    const after = held(memberId) + (call === 'deposit' ? amount : -amount)
    const status = after < 0 ? 'INSUFFICIENT_FUNDS' : 'OK'
    this.done.set(transactionId, { status, memberId })
    if (status === 'OK') this.pockets.set(memberId, after)
    return { status, balanceAmount: held(memberId) }
  }
}

/** How the platform knows it. */
export function vendorRecord(apiUrl: string): Vendor {
  return {
    isHouse: false,
    code: 'POCKETS',
    secrets: [POCKET_SECRET],
    isAllowed: () => true,
    launchUrl: 'https://pockets.example/',
    opensIn: 'IFRAME',
    settings: { lateWinAllowed: false, unknownRollbackNotFound: false, winRollbackAllowed: false },
    walletMode: 'TRANSFER',
    apiUrl,
    notFoundIsFinal: true,
  }
}

/** What happens to one message on its way: before the vendor sees it, or after. */
export type Mishap = 'none' | 'lost before' | 'lost after' | 'twice' | 'HTTP 500' | 'garbage'

/**
 * The vendor over HTTP; `mishapOf` is asked for each message that moves money or asks about one, `seen` gets
 * it.
 */
export async function servePockets(
  vendor: PocketVendor,
  mishapOf: (call: PlayerCall) => Mishap,
  seen: (call: PlayerCall) => void = () => {},
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = Buffer.concat(parts).toString()
        const call = request.url!.split('/').at(-1) as PlayerCall
        const headers = request.headers as Record<string, string>
        const isSigned = isSignedByOneOf(
          [POCKET_SECRET],
          headers['x-timestamp']!,
          body,
          headers['x-signature']!,
        )
        if (!isSigned)
          return void response
            .writeHead(401, { 'content-type': 'application/json' })
            .end('{"status":"INVALID_SIGNATURE"}')
        seen(call)
        const mishap = call === 'balance' ? 'none' : mishapOf(call)
        if (mishap === 'lost before') return void response.destroy()
        if (mishap === 'HTTP 500') return void response.writeHead(500).end('{}')
        const message = JSON.parse(body) as Record<string, unknown>
        const answer = vendor.answer(call, message)
        if (mishap === 'twice') vendor.answer(call, message)
        if (mishap === 'lost after') return void response.destroy()
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(mishap === 'garbage' ? '<html>' : JSON.stringify(answer))
      })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
