/** A lottery in the home page's row. */
export interface HomeDraw {
  gameCode: string
  name: string
  family: string
  closesAt: string
  /** Of its last result; none yet. */
  numbers: readonly string[]
}
