/**
 * One person behind several accounts: members are joined if what they share weighs enough (domain/economy.md
 * §9). A strong tie joins alone; weak ones (an address, a name) only together, since families and cafés share
 * them too.
 */
import type { TieKind } from '../../../../contract/shared/aml-words.ts'

export type { TieKind }

export interface Tie {
  readonly kind: TieKind
  readonly value: string
  readonly memberIds: readonly string[]
  readonly firstAt: Date | null
  readonly lastAt: Date | null
}

export interface Ring {
  readonly memberIds: readonly string[]
  readonly ties: readonly Tie[]
}

const weights: Readonly<Record<TieKind, number>> = {
  BANK_ACCOUNT: 100,
  PERSON: 100,
  PHONE: 60,
  DEVICE: 60,
  NAME: 30,
  ADDRESS: 20,
}
/** Two members are joined from here on: one strong tie, a name with an address, three addresses. */
const JOINED = 50
/** More members than this share only a café or a common name. */
const WEAK_CROWD = 8

/** Every group of two or more joined members with the ties among them; members and ties in a fixed order. */
export function findRings(ties: readonly Tie[]): Ring[] {
  const groups = new Groups()
  const pairs = new Map<string, number>()
  for (const tie of ties) {
    const members = [...new Set(tie.memberIds)].sort()
    if (weights[tie.kind] >= JOINED) for (const member of members.slice(1)) groups.join(members[0]!, member)
    else if (members.length <= WEAK_CROWD) addPairs(pairs, members, weights[tie.kind])
  }
  for (const [pair, weight] of pairs) {
    const [one, other] = pair.split('\n') as [string, string]
    if (weight >= JOINED) groups.join(one, other)
  }
  return groups.all().map((memberIds) => ({ memberIds, ties: tiesAmong(ties, new Set(memberIds)) }))
}

function addPairs(pairs: Map<string, number>, members: readonly string[], weight: number): void {
  members.forEach((one, index) => {
    for (const other of members.slice(index + 1))
      pairs.set(`${one}\n${other}`, (pairs.get(`${one}\n${other}`) ?? 0) + weight)
  })
}

function tiesAmong(ties: readonly Tie[], members: ReadonlySet<string>): Tie[] {
  return ties
    .map((tie) => ({
      ...tie,
      memberIds: [...new Set(tie.memberIds)].filter((member) => members.has(member)).sort(),
    }))
    .filter((tie) => tie.memberIds.length >= 2)
}

/** Union-find: the members of one group share a root. */
class Groups {
  readonly #parents = new Map<string, string>()

  join(one: string, other: string): void {
    const [first, second] = [this.#rootOf(one), this.#rootOf(other)]
    if (first !== second) this.#parents.set(second, first)
  }

  all(): string[][] {
    const byRoot = Map.groupBy(this.#parents.keys(), (member) => this.#rootOf(member))
    return [...byRoot.values()]
      .map((members) => members.sort())
      .filter((members) => members.length >= 2)
      .sort((one, other) => (one[0]! < other[0]! ? -1 : 1))
  }

  #rootOf(member: string): string {
    let root = member
    while ((this.#parents.get(root) ?? root) !== root) root = this.#parents.get(root)!
    // The path is shortened, so that long chains stay quick.
    for (let step = member; step !== root; ) {
      const next = this.#parents.get(step) ?? root
      this.#parents.set(step, root)
      step = next
    }
    this.#parents.set(root, root)
    return root
  }
}
