/** Keccak-256 as Ethereum uses it (the padding of before SHA-3): for the mixed case of its addresses. */

const LANES = 25
const RATE_BYTES = 136
const MASK = (1n << 64n) - 1n

const roundConstants: readonly bigint[] = makeRoundConstants()
/** Rotation and place of each lane in the order in which ρ and π walk. */
const walk: readonly { place: number; turn: bigint }[] = makeWalk()

/** 32 bytes. */
export function keccak256(message: Uint8Array): Buffer {
  const padded = Buffer.alloc(Math.ceil((message.length + 1) / RATE_BYTES) * RATE_BYTES)
  padded.set(message)
  padded[message.length]! ^= 0x01
  padded[padded.length - 1]! ^= 0x80
  const state = new Array<bigint>(LANES).fill(0n)
  for (let block = 0; block < padded.length; block += RATE_BYTES) {
    for (let lane = 0; lane < RATE_BYTES / 8; lane++) state[lane]! ^= padded.readBigUInt64LE(block + lane * 8)
    permute(state)
  }
  const digest = Buffer.alloc(32)
  for (let lane = 0; lane < 4; lane++) digest.writeBigUInt64LE(state[lane]!, lane * 8)
  return digest
}

function permute(state: bigint[]): void {
  for (const constant of roundConstants) {
    const columns = [0, 1, 2, 3, 4].map((x) => state[x]! ^ state[x + 5]! ^ state[x + 10]! ^ state[x + 15]! ^ state[x + 20]!)
    for (let place = 0; place < LANES; place++) state[place]! ^= columns[(place + 4) % 5]! ^ rotate(columns[(place + 1) % 5]!, 1n)
    let carried = state[1]!
    for (const { place, turn } of walk) {
      const next = state[place]!
      state[place] = rotate(carried, turn)
      carried = next
    }
    for (let row = 0; row < LANES; row += 5) {
      const lanes = state.slice(row, row + 5)
      for (let x = 0; x < 5; x++) state[row + x] = lanes[x]! ^ (~lanes[(x + 1) % 5]! & MASK & lanes[(x + 2) % 5]!)
    }
    state[0]! ^= constant
  }
}

function rotate(lane: bigint, by: bigint): bigint {
  return ((lane << by) | (lane >> (64n - by))) & MASK
}

function makeWalk(): { place: number; turn: bigint }[] {
  let [x, y] = [1, 0]
  return Array.from({ length: 24 }, (_, step) => {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    return { place: x + 5 * y, turn: BigInt(((step + 1) * (step + 2) / 2) % 64) }
  })
}

/** From the shift register that the standard defines them by. */
function makeRoundConstants(): bigint[] {
  let register = 1
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1)
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
    return constant
  })
}
