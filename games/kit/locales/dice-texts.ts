/** Words that tables with three dice share. */
export interface DiceTexts {
  readonly lastThrows: string
  readonly faces: string
  readonly times: (count: number) => string
  readonly predictsNothing: (rounds: number) => string
}

export const diceTexts: Readonly<Record<'th' | 'en', DiceTexts>> = {
  th: {
    lastThrows: 'ผลล่าสุด',
    faces: 'แต่ละหน้าออกกี่ลูก',
    times: (count) => `${count} ลูก`,
    predictsNothing: (rounds) => `นับจาก ${rounds} รอบล่าสุด ผลที่ผ่านมาไม่บอกผลรอบถัดไป`,
  },
  en: {
    lastThrows: 'Last throws',
    faces: 'How many dice showed each face',
    times: (count) => `${count}×`,
    predictsNothing: (rounds) =>
      `Counted over the last ${rounds === 1 ? 'round' : `${rounds} rounds`}. The past says nothing about the next round`,
  },
}
