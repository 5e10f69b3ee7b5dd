/** The shown number of people: rounded to tens, nothing below 20 (domain/gaps.md §8). */
export function shownOnline(people: number): number | null {
  return people < 20 ? null : Math.round(people / 10) * 10
}
