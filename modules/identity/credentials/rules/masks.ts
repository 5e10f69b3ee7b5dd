/** `s•••@example.com`: enough to recognise one's own address, too little to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}
