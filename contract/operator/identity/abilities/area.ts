/** What may be done in one area of the console, and which roles may. An owner may do everything. */

export interface AbilityArea<Name extends string = string> {
  /** A verb each, with one sentence in the console's texts: `ability_…`. */
  readonly names: readonly Name[]
  /** Of every role. */
  readonly everybody: readonly Name[]
  readonly finance: readonly Name[]
  readonly support: readonly Name[]
  readonly viewer: readonly Name[]
}

/** An area whose roles name only what it has. */
export function abilityArea<const Names extends readonly string[]>(
  names: Names,
  held: Partial<Record<'everybody' | 'finance' | 'support' | 'viewer', readonly Names[number][]>>,
): AbilityArea<Names[number]> {
  return { names, everybody: [], finance: [], support: [], viewer: [], ...held }
}
