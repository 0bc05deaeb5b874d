/** When an object came to be, and in which mode. */
export interface Made {
  now: number
  livemode: boolean
}
