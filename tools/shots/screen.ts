/** What a picture is taken of. */

export type Visitor = 'nobody' | 'member' | 'agent' | 'operator'

export interface Ids {
  memberId: string
}

export interface Screen {
  name: string
  /** Some screens show one thing; its id is known only while the product runs. */
  path: string | ((ids: Ids) => string)
  as: Visitor
  /** A window or a game over the page: the picture shows one viewport, not the whole page. */
  isWindow?: boolean
  /** What is pressed, one after the other, until the screen is ready. */
  press?: readonly string[]
  /** What is pressed in the game's own page, once it is ready. */
  pressInGame?: readonly string[]
  /**
   * A game: shown on the small phones too, held upright and sideways, and in one theme, since both are dark.
   */
  isGame?: boolean
  /** Something moves: this many pictures are taken, one after the other, with its motion on. */
  frames?: { count: number; everyMs: number }
  /** The screen exists below 700 px only. */
  isPhoneOnly?: boolean
  /** The site is switched to this status while the screen is shown. */
  status?: 1 | 2
  /** Replaces the server's answer: a state that no seeded account is in. */
  answer?: { path: string; status: number; body: object }
  /** What is typed into the fields of the window before anything is pressed. */
  fill?: readonly string[]
  /** How long the screen needs to settle once the network is quiet. */
  settleMs?: number
}
