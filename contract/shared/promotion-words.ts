/** Words of promotions on the wire; they are the kernel's, whose kinds and states are declared by them. */
export * from '../../kernel/promotions/words.ts'
