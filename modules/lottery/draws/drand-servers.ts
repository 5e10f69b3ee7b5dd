/**
 * Asks the servers of drand for a round, in their order. What one answers is believed only if the network
 * signed it, so nobody on the way can choose it, and neither can the house (domain/lottery.md §3).
 */
import {
  drandPathOf,
  readDrandRound,
  type DrandChain,
  type DrandRound,
} from '../../../kernel/lottery/drand/chain.ts'
import type { DrandProblem } from '../../../kernel/lottery/drand/verify.ts'
import {
  callOutside,
  OutsideError,
  type OutsideProblem,
  type Reach,
} from '../../../platform/outgoing-requests.ts'

export interface DrandServers {
  readonly chain: DrandChain
  /** Base addresses; which servers are asked is the operator's choice, the chain and its key are not. */
  readonly urls: readonly string[]
  readonly reach: Reach
  /** For one answer of one server. */
  readonly timeoutMs?: number
}

export interface ServerProblem {
  readonly url: string
  /** FORM: no answer about a round. */
  readonly problem: OutsideProblem | DrandProblem | 'FORM'
}

export interface AskedRound {
  /** Undefined if no server had it. */
  readonly round: DrandRound | undefined
  /** Of the servers that were asked before. */
  readonly problems: readonly ServerProblem[]
}

/** An answer has less than 300 bytes. */
const MOST_BYTES = 4_096
const TIMEOUT_MS = 3_000

export async function askDrand(servers: DrandServers, round: number): Promise<AskedRound> {
  const problems: ServerProblem[] = []
  for (const url of servers.urls) {
    const answer = await askServer(servers, url, round)
    if (typeof answer === 'object') return { round: answer, problems }
    problems.push({ url, problem: answer })
  }
  return { round: undefined, problems }
}

async function askServer(
  { chain, reach, timeoutMs = TIMEOUT_MS }: DrandServers,
  base: string,
  asked: number,
): Promise<DrandRound | ServerProblem['problem']> {
  try {
    const url = new URL(drandPathOf(chain, asked), base.endsWith('/') ? base : `${base}/`)
    const { status, body } = await callOutside(url, {
      method: 'GET',
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Sala' },
      reach,
      maxBytes: MOST_BYTES,
      timeoutMs,
    })
    if (status !== 200) return 'STATUS'
    const round = readDrandRound(body.toString('utf8'))
    if (!round) return 'FORM'
    // The curve is large, and most houses never need it.
    const { problemOfDrandRound } = await import('../../../kernel/lottery/drand/verify.ts')
    return problemOfDrandRound(chain, asked, round) ?? round
  } catch (error) {
    if (error instanceof OutsideError) return error.problem
    throw error
  }
}

/** No failure of the network: somebody answered something else than the network published. */
export const isFalse = ({ problem }: ServerProblem): boolean =>
  ['FORM', 'ROUND', 'RANDOMNESS', 'SIGNATURE'].includes(problem)
