/** Topic `balance`, private: what a member's playable balance is after a movement. A higher version is newer. */
export const balanceTopic = 'balance'

export interface BalancePush { balance: number; currency: string; version: number }
