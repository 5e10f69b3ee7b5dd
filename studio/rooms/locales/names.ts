/** What rooms are called in lists: {0} is what they play for, {1} their seats, {2} their number. */
export const roomNamePatterns: Readonly<Record<string, { readonly TH: string; readonly EN: string }>> = {
  HOLDEM: { TH: 'โฮลเอ็ม {0} · {1} ที่นั่ง · ห้อง {2}', EN: 'Hold’em {0} · {1} seats · room {2}' },
  POKDENGROOM: { TH: 'ป๊อกเด้ง {0} · {1} ที่นั่ง · ห้อง {2}', EN: 'Pok Deng {0} · {1} seats · room {2}' },
}
