/** Personal data for operators without `members.contact`. */

/** `+66810000001` → `+66 81 ··· ··01`; short or foreign numbers keep their first and last two digits. */
export function maskMobile(mobile: string): string {
  const thai = /^\+66(\d{2})\d{5}(\d{2})$/.exec(mobile)
  if (thai) return `+66 ${thai[1]} ··· ··${thai[2]}`
  return mobile.length <= 5 ? '····' : `${mobile.slice(0, 3)} ···· ${mobile.slice(-2)}`
}

/** `nok@mail.example` → `n···@mail.example` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '···' : `${email[0]}···${email.slice(at)}`
}

/** `1000004821` → `····4821` */
export function maskAccountNo(accountNo: string): string {
  return `····${accountNo.slice(-4)}`
}

/** `1101700203451` → `1 1017 ····· ·· 1`: the first five digits and the check digit. */
export function maskCitizenNumber(number: string): string {
  return number.length <= 6
    ? '····'
    : `${number.slice(0, 1)} ${number.slice(1, 5)} ····· ·· ${number.slice(-1)}`
}
