/** What the table says to each other, and how much of it the member has not read yet. */
import type { ChatLine } from './view.ts'

export class Talk {
  lines: readonly ChatLine[] = []
  private readonly setUnread: (count: number) => void
  private readonly readers = new Set<() => void>()
  private readId: number | null = null

  constructor(setUnread: (count: number) => void) {
    this.setUnread = setUnread
  }

  /** Takes the lines that the room carries now. */
  hear(lines: readonly ChatLine[]): void {
    const isNew = lines.at(-1)?.id !== this.lines.at(-1)?.id
    this.lines = lines
    // What was said before the room was entered is not news.
    this.readId ??= lines.at(-1)?.id ?? 0
    if (!isNew) return
    if (this.readers.size > 0) this.markRead()
    else this.setUnread(lines.filter(({ id }) => id > this.readId!).length)
    for (const reader of this.readers) reader()
  }

  /** Calls `reader` at every new line until the returned function is called. Meanwhile all of it is read. */
  readonly readAlong = (reader: () => void): (() => void) => {
    this.readers.add(reader)
    this.markRead()
    return () => {
      this.readers.delete(reader)
    }
  }

  private markRead(): void {
    this.readId = this.lines.at(-1)?.id ?? this.readId
    this.setUnread(0)
  }
}
