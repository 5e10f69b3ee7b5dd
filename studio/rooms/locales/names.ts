/** The names of rooms in lists: their game, and their place in it. */
export interface RoomWords {
  readonly TH: string
  readonly EN: string
}

export const roomGameNames: Readonly<Record<string, RoomWords>> = {
  HOLDEM: { TH: 'โฮลเอ็ม', EN: 'Hold’em' },
  POKDENGROOM: { TH: 'ป๊อกเด้ง', EN: 'Pok Deng' },
}

/** {0} is what they play for, {1} their seats, {2} their number. */
export const roomPlacePattern: RoomWords = { TH: '{0} · {1} ที่นั่ง · ห้อง {2}', EN: '{0} · {1} seats · room {2}' }
