/** The frames of a socket: hello, then what it wants to read. */
import { merchantDirectoryKey } from '../../platform/calls.ts'
import type { Session } from '../../platform/sessions.ts'
import type { GatewayParts } from '../gateway/parts.ts'
import { CODE, write, type Client } from './client.ts'
import { nameOf, type RealtimeLine } from './realtime-state.ts'

const TOPICS_LIMIT = 50

export async function receive(line: RealtimeLine, client: Client, text: string): Promise<void> {
  const { gateway, readers } = line
  const frame = JSON.parse(text) as { type?: unknown; token?: unknown; topics?: unknown }
  if (frame.type === 'hello' && !client.isGreeted) {
    if (typeof frame.token === 'string' && frame.token !== '') {
      const found = await gateway.sessions.find(frame.token)
      if (!('session' in found) || !isInPlace(client, found.session)) {
        const ended = 'session' in found ? 'SESSION_EXPIRED' : found.endedWith
        write(client, { type: 'event', topic: 'session', seq: 1, data: { ended } })
        client.socket.close(CODE.ended, ended)
        return
      }
      client.session = found.session
    }
    client.merchantId = client.session?.merchantId ?? (await houseOf(gateway, client.host))
    client.isGreeted = true
    // A socket that closed during its hello has left already.
    if (client.socket.readyState === client.socket.OPEN) readers.greet(client)
    write(client, { type: 'welcome', signedIn: client.session !== null })
    return
  }
  if (!client.isGreeted || !Array.isArray(frame.topics)) throw new Error('hello comes first')
  const topics = frame.topics.filter(
    (topic): topic is string => typeof topic === 'string' && line.topics.kindOf(topic) !== undefined,
  )
  if (frame.type === 'subscribe') subscribe(line, client, topics)
  else if (frame.type === 'unsubscribe') for (const topic of topics) readers.unsubscribe(client, topic)
  else throw new Error('an unknown frame')
}

/** If the console has an address of its own, only its sessions count there, and members' sessions do not. */
function isInPlace(client: Client, session: Session): boolean {
  return client.place === null || (session.audience === 'operator') === (client.place === 'console')
}

/** A visitor's merchant; '' if there is none at all yet. */
async function houseOf(gateway: GatewayParts, host: string): Promise<string> {
  return (
    (
      await gateway.services
        .use(merchantDirectoryKey)
        .byHost(host)
        .catch(() => undefined)
    )?.id ?? ''
  )
}

function subscribe(
  { numbers, readers, topics: known, noteWatched }: RealtimeLine,
  client: Client,
  topics: readonly string[],
): void {
  if (client.socket.readyState !== client.socket.OPEN) return
  const granted: string[] = []
  const fresh: string[] = []
  for (const topic of topics) {
    const { reach, isWatched } = known.kindOf(topic)!
    if (reach !== 'PUBLIC' && !client.session) continue
    if (reach === 'OPERATOR' && client.session?.audience !== 'operator') continue
    if (client.place === 'console' && reach !== 'OPERATOR') continue
    if (client.topics.size >= TOPICS_LIMIT) break
    if (readers.subscribe(client, topic) && isWatched) fresh.push(topic)
    granted.push(topic)
  }
  if (fresh.length > 0) noteWatched(fresh)
  // The position of each public topic, so that the next frame shows whether one was missed.
  const seqs = Object.fromEntries(
    granted.flatMap((topic) => {
      const seq = numbers.get(nameOf(client.merchantId, topic))
      return seq === undefined || known.kindOf(topic)?.reach !== 'PUBLIC' ? [] : [[topic, seq]]
    }),
  )
  write(client, { type: 'subscribed', topics: granted, seqs })
}

/** Tables and rooms deal while somebody watches. */
export function sayWatched({ readers, topics, noteWatched }: RealtimeLine): void {
  const watched = [...readers.topics()].filter((topic) => topics.kindOf(topic)?.isWatched)
  if (watched.length > 0) noteWatched(watched)
}
