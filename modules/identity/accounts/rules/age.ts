/** The age from which somebody may play. */
/** Majority in Thailand: no resident plays before it, whatever a merchant sets. */
const THAI_MAJORITY = 20

export function minAgeOf(setting: number, isThaiResident: boolean): number {
  return isThaiResident ? Math.max(setting, THAI_MAJORITY) : setting
}
