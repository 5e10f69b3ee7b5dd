export interface Sample {
  minute: number
  megabytes: number
}

/** Megabytes a minute by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const minute = mean(samples.map((sample) => sample.minute))
  const megabytes = mean(samples.map((sample) => sample.megabytes))
  const over = samples.reduce(
    (sum, sample) => sum + (sample.minute - minute) * (sample.megabytes - megabytes),
    0,
  )
  const under = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0)
  return under === 0 ? 0 : over / under
}
