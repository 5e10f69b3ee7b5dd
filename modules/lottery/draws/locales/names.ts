/** What the lotteries and their vendors are called. */
import { SEA_VENDOR, VIETNAM_VENDOR } from '../../../../kernel/lottery/vendors.ts'
import type { LotteryVendor } from '../games.ts'
import { numberGameNames, type Names } from './number-names.ts'

export const gameNames: Readonly<Record<string, Names>> = {
  SSC60: { TH: 'หวย 5 ตัว 1 นาที', EN: 'Five digits, 1 minute' },
  SSC90: { TH: 'หวย 5 ตัว 90 วินาที', EN: 'Five digits, 90 seconds' },
  SSC180: { TH: 'หวย 5 ตัว 3 นาที', EN: 'Five digits, 3 minutes' },
  SSC300: { TH: 'หวย 5 ตัว 5 นาที', EN: 'Five digits, 5 minutes' },
  '11X5_60': { TH: '11 เลือก 5 (1 นาที)', EN: '11 choose 5, 1 minute' },
  '11X5_180': { TH: '11 เลือก 5 (3 นาที)', EN: '11 choose 5, 3 minutes' },
  K3_60: { TH: 'ลูกเต๋า K3 (1 นาที)', EN: 'Three dice, 1 minute' },
  K3_180: { TH: 'ลูกเต๋า K3 (3 นาที)', EN: 'Three dice, 3 minutes' },
  PK10_60: { TH: 'PK10 (1 นาที)', EN: 'PK10, 1 minute' },
  PK10_90: { TH: 'PK10 (90 วินาที)', EN: 'PK10, 90 seconds' },
  PK10_300: { TH: 'PK10 (5 นาที)', EN: 'PK10, 5 minutes' },
  PC28_60: { TH: 'ลัคกี้ 28 (1 นาที)', EN: 'Lucky 28, 1 minute' },
  PC28_180: { TH: 'ลัคกี้ 28 (3 นาที)', EN: 'Lucky 28, 3 minutes' },
  '3D': { TH: 'หวย 3D รายวัน', EN: '3D daily' },
  P3: { TH: 'หวย P3 รายวัน', EN: 'P3 daily' },
  P5: { TH: 'หวย P5 รายวัน', EN: 'P5 daily' },
  ...numberGameNames,
}

export const vendorNames: Readonly<Record<LotteryVendor, Names>> = {
  ELOTT: { TH: 'หวยออนไลน์', EN: 'E-lottery' },
  LOTT: { TH: 'หวยรายวัน', EN: 'Daily lotteries' },
  [SEA_VENDOR]: { TH: 'หวยอาเซียน', EN: 'South East Asian lotteries' },
  [VIETNAM_VENDOR]: { TH: 'หวยเวียดนาม', EN: 'Vietnamese lottery' },
}

/** A game's name in a language; its code if it has none. */
export const nameOfGame = (gameCode: string, language: 'th' | 'en'): string =>
  gameNames[gameCode]?.[language === 'th' ? 'TH' : 'EN'] ?? gameCode
