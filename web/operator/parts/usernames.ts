/** Names from a pasted list or a file, each once: lines, commas and semicolons part them. */
export const usernamesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;"]+/)
      .map((name) => name.toLowerCase())
      .filter(Boolean),
  ),
]
