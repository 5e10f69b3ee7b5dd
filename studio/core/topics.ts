/** Pushes to the readers of a public topic. */
export type TellTopic = (topic: string, data: Record<string, unknown>) => void
