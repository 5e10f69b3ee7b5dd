/** Frames as on the wire, made once for all readers: ws makes them, and they are written past it. */
import type { Socket } from 'node:net'
import * as ws from 'ws'

interface FrameOptions {
  fin: boolean
  rsv1: boolean
  opcode: number
  mask: boolean
  readOnly: boolean
}
/** Exported by ws, but not in its types. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] } }

const TEXT = 1

/** A whole text frame of a server, which masks nothing. */
export function textFrame(text: string): Buffer {
  return Buffer.concat(
    Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: TEXT, mask: false, readOnly: true }),
  )
}

/**
 * The stream below a WebSocket. Sockets here neither compress nor fragment, so a whole frame between two of
 * ws's own never splits one.
 */
export function streamOf(socket: ws.WebSocket): Socket | null {
  return (socket as unknown as { _socket: Socket | null })._socket
}
