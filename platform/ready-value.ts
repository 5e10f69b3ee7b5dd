/**
 * An answer that is JSON already: pieces made once, when their content changed, and joined for each caller.
 * The pipeline wraps them into the envelope without parsing them; tests check them against the schema all the
 * same (docs/decisions/0060-ready-answers.md).
 */
export class ReadyValue {
  readonly parts: readonly Buffer[]
  constructor(parts: readonly Buffer[]) {
    this.parts = parts
  }
}

const comma = Buffer.from(',')

/** Pieces of JSON in their order: texts and bytes as they are, and lists of bytes as an array of them. */
export function readyValue(...pieces: readonly (string | Buffer | readonly Buffer[])[]): ReadyValue {
  const parts: Buffer[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') parts.push(Buffer.from(piece))
    else if (Buffer.isBuffer(piece)) parts.push(piece)
    else pushArray(parts, piece)
  }
  return new ReadyValue(parts)
}

/** Values that are JSON already as one array of them. */
export function jsonArray(items: readonly Buffer[]): Buffer {
  const parts: Buffer[] = []
  pushArray(parts, items)
  return Buffer.concat(parts)
}

const [open, close] = [Buffer.from('['), Buffer.from(']')]

function pushArray(parts: Buffer[], items: readonly Buffer[]): void {
  parts.push(open)
  for (let index = 0; index < items.length; index++) {
    if (index > 0) parts.push(comma)
    parts.push(items[index]!)
  }
  parts.push(close)
}
