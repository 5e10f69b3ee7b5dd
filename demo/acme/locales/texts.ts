/** The texts of ACME's page, in both languages. */
export interface AcmeTexts {
  readonly vendor: string
  readonly demoNote: string
  readonly balance: string
  readonly playMoney: string
  readonly stake: string
  readonly pick: string
  readonly play: string
  readonly playing: string
  readonly won: string
  readonly lost: string
  readonly drawn: string
  readonly rule: string
  readonly exit: string
  readonly deposit: string
  readonly opening: string
  readonly closed: string
  readonly again: string
  readonly refusals: Readonly<Record<string, string>>
}

const thai: AcmeTexts = {
  vendor: 'ACME ค่ายเกมสาธิต',
  demoNote: 'เกมสาธิตการเชื่อมต่อของค่ายภายนอก',
  balance: 'ยอดเงิน',
  playMoney: 'เงินทดลอง',
  stake: 'เดิมพัน',
  pick: 'เลือก 1 ช่อง',
  play: 'เล่น',
  playing: 'กำลังออกผล…',
  won: 'ชนะ {0}',
  lost: 'ไม่ถูก ลองใหม่อีกครั้ง',
  drawn: 'ออกช่อง {0}',
  rule: 'ทุกช่องมีโอกาสเท่ากัน เลือกถูกจ่าย {0} เท่า อัตราคืน {1}%',
  exit: 'ออกจากเกม',
  deposit: 'ฝากเงิน',
  opening: 'กำลังเปิดเกม…',
  closed: 'ลิงก์เกมนี้หมดอายุแล้ว กรุณาเปิดเกมใหม่จากล็อบบี้',
  again: 'การเชื่อมต่อขัดข้อง แตะเล่นอีกครั้งเพื่อดูผลรอบเดิม',
  refusals: {
    INSUFFICIENT_FUNDS: 'ยอดเงินไม่พอ',
    LIMIT_REACHED: 'ถึงขีดจำกัดที่ตั้งไว้แล้ว',
    MEMBER_BLOCKED: 'บัญชีนี้เล่นไม่ได้ในขณะนี้',
    GAME_DISABLED: 'เกมนี้ปิดให้บริการชั่วคราว',
    SESSION_EXPIRED: 'หมดเวลาเชื่อมต่อ กรุณาเปิดเกมใหม่จากล็อบบี้',
    OTHER: 'เล่นรอบนี้ไม่ได้ กรุณาลองใหม่',
  },
}

const english: AcmeTexts = {
  vendor: 'ACME, the demo vendor',
  demoNote: 'Shows how an outside vendor is connected',
  balance: 'Balance',
  playMoney: 'Play money',
  stake: 'Stake',
  pick: 'Pick one',
  play: 'Play',
  playing: 'Drawing…',
  won: 'You won {0}',
  lost: 'Not this time',
  drawn: 'Drawn: {0}',
  rule: 'Every field is equally likely. A hit pays {0} times the stake; return {1}%',
  exit: 'Leave the game',
  deposit: 'Deposit',
  opening: 'Opening the game…',
  closed: 'This game link has expired. Please open the game again from the lobby.',
  again: 'The connection was lost. Press play again to see the same round.',
  refusals: {
    INSUFFICIENT_FUNDS: 'Balance is not enough',
    LIMIT_REACHED: 'You have reached your limit',
    MEMBER_BLOCKED: 'This account cannot play at the moment',
    GAME_DISABLED: 'This game is closed at the moment',
    SESSION_EXPIRED: 'The session has ended. Please open the game again from the lobby.',
    OTHER: 'This round could not be played, please try again',
  },
}

export const textsIn = (language: string): AcmeTexts => (language === 'en' ? english : thai)
