/**
 * Half of the readers of the fan-out bench: many sockets over several loopback addresses, and when the last
 * had its frame.
 */
import WebSocket from 'ws'

/**
 * `topic` is what they subscribe to, by default winners; with a `marker` only frames that contain it count.
 */
export interface ReaderOrder {
  port: number
  count: number
  firstAddress: number
  topic?: string
  marker?: string
}

/** All of these readers have a frame; empty if they have no marker. */
export interface LastSeen {
  last: string
  frame: string
}

const AT_ONCE = 100
const PER_ADDRESS = 1_000

function connect(
  { port, topic = 'winners', marker }: ReaderOrder,
  localAddress: string,
  onEvent: (frame: Buffer) => void,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, {
      localAddress,
      perMessageDeflate: false,
      skipUTF8Validation: true,
    } as WebSocket.ClientOptions)
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send('{"type":"hello"}')
      socket.send(JSON.stringify({ type: 'subscribe', topics: [topic] }))
    })
    socket.on('message', (bytes: Buffer) => {
      // {"type":"subscribed"… and {"type":"event"… differ at the tenth letter.
      const kind = bytes[9]
      if (kind === 0x73) resolve(socket)
      else if (kind === 0x65 && (marker === undefined || bytes.includes(marker))) onEvent(bytes)
    })
  })
}

async function main(order: ReaderOrder): Promise<void> {
  const { count, firstAddress, marker } = order
  // Frames with a marker may come before all readers are connected, so each is counted by itself.
  const seen = new Map<string, number>()
  const onEvent = (bytes: Buffer) => {
    const frame = marker === undefined ? '' : bytes.toString()
    const readers = (seen.get(frame) ?? 0) + 1
    seen.set(frame, readers)
    if (readers < count) return
    seen.delete(frame)
    process.send?.({ last: String(process.hrtime.bigint()), frame } satisfies LastSeen)
  }
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - opened) }, (_, at) =>
        connect(order, `127.0.0.${firstAddress + Math.floor((opened + at) / PER_ADDRESS)}`, onEvent),
      ),
    )
  }
  process.send?.({ ready: count })
}

if (process.send)
  process.once('message', (order: ReaderOrder) => {
    void main(order)
  })
process.on('disconnect', () => process.exit(0))
