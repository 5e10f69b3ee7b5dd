/** Topic `balance`, private: a member's playable balance after a movement. A higher version is newer. */
export interface BalancePush {
  balance: number
  currency: string
  version: number
}
