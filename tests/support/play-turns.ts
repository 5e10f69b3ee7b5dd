/** The loop of a process that is there to be killed. */

/** Plays turns from `first` on, and prints each when it begins and when it is done. */
export async function playTurns(first: number, play: (n: number) => Promise<void>): Promise<never> {
  const write = (line: object) =>
    new Promise<void>((done) => {
      process.stdout.write(`${JSON.stringify(line)}\n`, () => done())
    })
  for (let n = first; ; n++) {
    await write({ begun: n })
    await play(n)
    await write({ done: n })
  }
}
