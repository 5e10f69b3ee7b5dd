/** A server of drand on this machine, whose network has a key of the test's own. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '../../kernel/fair/sha256.ts'
import { quicknet, type DrandChain, type DrandRound } from '../../kernel/lottery/drand/chain.ts'
import { drandRandomnessOf } from '../../kernel/lottery/drand/verify.ts'

const { shortSignatures } = bls12_381

/** Rounds at the moments of quicknet, signed by a key that the test made. */
export interface DrandNetwork {
  readonly chain: DrandChain
  sign(round: number): DrandRound
}

export function makeDrandNetwork(): DrandNetwork {
  const { secretKey, publicKey } = shortSignatures.keygen()
  return {
    chain: { ...quicknet, publicKey: publicKey.toHex(true) },
    sign(round) {
      const bytes = new Uint8Array(8)
      new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
      const point = shortSignatures.hash(sha256(bytes), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
      const signature = shortSignatures.Signature.toHex(shortSignatures.sign(point, secretKey))
      return { round, signature, randomness: drandRandomnessOf(signature) }
    },
  }
}

/** Writes the answer about a round, or leaves the caller waiting. */
export type DrandAnswer = (response: ServerResponse, round: number) => void

export interface DrandServer {
  readonly url: string
  /** Rounds that were asked for, in their order. */
  readonly asked: number[]
  /** What it answers from now on. */
  answer: DrandAnswer
  close(): Promise<void>
}

export const jsonAnswer =
  (of: (round: number) => unknown): DrandAnswer =>
  (response, round) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(of(round)))
  }

export async function openDrandServer(answer: DrandAnswer): Promise<DrandServer> {
  const asked: number[] = []
  const http = createServer((request, response) => {
    const round = Number.parseInt(request.url!.split('/').at(-1)!, 10)
    asked.push(round)
    server.answer(response, round)
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const server: DrandServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked,
    answer,
    async close() {
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
  return server
}
