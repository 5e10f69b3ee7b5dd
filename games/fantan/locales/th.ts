import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'

export interface FanTanTexts {
  readonly groups: Readonly<Record<'FAN' | 'KWOK' | 'SSH' | 'NIM', string>>
  readonly push: (number: number) => string
  readonly nim: (win: number, push: number) => string
  readonly beads: (beads: number) => string
  readonly left: (residue: number) => string
  readonly counting: string
}

const beadsOf = ({ score = [] }: TableResult): number => score[0] ?? 0

/** '1-2' → 1 and 2. */
export const readPair = (numbers: string): [number, number] => [
  Number.parseInt(numbers, 10),
  Number.parseInt(numbers.slice(numbers.indexOf('-') + 1), 10),
]

export const th: TableGameTexts & { readonly nameOf: (code: string) => string; readonly own: FanTanTexts } = {
  name: 'กำถั่ว',
  spots: {},
  nameOf(code) {
    const [kind = '', numbers = ''] = code.split(':')
    const { groups, nim } = this.own
    if (kind === 'NIM') return nim(...readPair(numbers))
    return kind in groups ? `${groups[kind as keyof typeof groups]} ${numbers}` : code
  },
  rules: [
    'เจ้ามือครอบเม็ดถั่ว 100–199 เม็ดไว้ใต้ถ้วย เมื่อปิดรับแทงเปิดถ้วยแล้วนับออกทีละ 4 เม็ด เม็ดที่เหลือท้ายสุด 1 ถึง 4 คือผล',
    'เลขเดียว ชนะเมื่อออกเลขนั้น จ่าย 2.85 : 1',
    'สองเลข ชนะเมื่อออกเลขใดเลขหนึ่ง จ่าย 0.95 : 1 สามเลข จ่าย 0.95 : 3 ปัดเศษสตางค์ลง',
    'ชนะหนึ่งคืนหนึ่ง ออกเลขแรกจ่าย 1.90 : 1 ออกเลขที่สองคืนเงินแทง ออกเลขอื่นเสีย',
    'อัตราจ่ายทุกช่องหักค่าต๋ง 5% แล้ว',
  ],
  short: (result) => `ออก ${result.winner} (${beadsOf(result)} เม็ด)`,
  call: (result) => `ถั่ว ${beadsOf(result)} เม็ด ออกเลข ${result.winner}`,
  own: {
    groups: { FAN: 'เลขเดียว', KWOK: 'สองเลข', SSH: 'สามเลข', NIM: 'ชนะหนึ่งคืนหนึ่ง' },
    push: (number) => `คืน ${number}`,
    nim: (win, push) => `ชนะ ${win} คืน ${push}`,
    beads: (beads) => `${beads} เม็ด`,
    left: (residue) => `เหลือ ${residue}`,
    counting: 'ถ้วยครอบเม็ดถั่ว นับออกทีละ 4',
  },
}
