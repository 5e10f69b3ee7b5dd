import type { WalletPort } from '../../../contract/vendor/launch/port.ts'
import type { VendorDirectory, Vendor } from '../vendors.ts'
import type { VendorDesk } from './desk.ts'

/** The port as a vendor in this very process speaks it: the same desk, without HTTP and without a signature. */
export function inProcessPort(directory: VendorDirectory, desk: VendorDesk, code: string): WalletPort {
  const self = (): Vendor => {
    const vendor = directory.find(code)
    if (!vendor) throw new Error(`no vendor ${code} is admitted`)
    return vendor
  }
  return {
    authenticate: async (message) => desk.authenticate(self(), message),
    balance: async (message) => desk.balance(self(), message),
    bet: async (message) => desk.bet(self(), message),
    win: async (message) => desk.win(self(), message),
    betWin: async (message) => desk.betWin(self(), message),
    rollback: async (message) => desk.rollback(self(), message),
    round: async (message) => desk.round(self(), message),
  }
}
