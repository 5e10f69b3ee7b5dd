/** Frames as they go over the wire, made once for everybody: ws makes them, and they are written behind its back. */
import type { Socket } from 'node:net'
import * as ws from 'ws'

interface FrameOptions { fin: boolean; rsv1: boolean; opcode: number; mask: boolean; readOnly: boolean }
/** Exported by ws, not by its types. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] } }

const TEXT = 1

/** A whole text frame of a server, which masks nothing. */
export function textFrame(text: string): Buffer {
  return Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: TEXT, mask: false, readOnly: true }))
}

/**
 * The stream below a WebSocket. Sockets here neither compress nor send in parts, so a whole frame between two of ws's
 * own never falls into the middle of one.
 */
export function streamOf(socket: ws.WebSocket): Socket | null {
  return (socket as unknown as { _socket: Socket | null })._socket
}
