/** The names of the pools, and what a winner reads, in both languages. */
import type { PoolCode } from '../../../../../contract/shared/jackpot-words.ts'

export const poolNames: Readonly<Record<PoolCode, { th: string; en: string }>> = {
  GRAND: { th: 'แกรนด์', en: 'Grand' },
  MINOR: { th: 'ไมเนอร์', en: 'Minor' },
  MINI: { th: 'มินิ', en: 'Mini' },
}

export const wonTitle = { TH: 'คุณถูกแจ็กพอต', EN: 'You won a jackpot' } as const

export function wonText(code: PoolCode, amount: bigint, roundId: string): { TH: string; EN: string } {
  const name = poolNames[code]
  return {
    TH: `ยินดีด้วย คุณถูกแจ็กพอต${name.th} ${formatMinor(amount)} บาท จากรอบ ${roundId} เงินเข้ากระเป๋าหลักแล้ว และตรวจสอบการออกรางวัลได้ที่หน้าแจ็กพอต`,
    EN: `Congratulations: you won the ${name.en} jackpot of ${formatMinor(amount)} baht in round ${roundId}. The money is in your main wallet, and the draw can be checked on the jackpot page.`,
  }
}

/** 150000n → '1,500.00' */
function formatMinor(amount: bigint): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}
