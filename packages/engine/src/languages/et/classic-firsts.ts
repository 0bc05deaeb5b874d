/** What people remember having said first in Estonian, the dearest first. */
export const classicFirsts: readonly string[] = ['armastan sind', 'igatsen sind', 'palju õnne', 'häid jõule', 'head uut aastat', 'head ööd']
