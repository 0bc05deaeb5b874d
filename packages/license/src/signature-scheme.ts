export type Bytes = Uint8Array<ArrayBuffer>

/** Ed25519 (RFC 8032) over bytes: a public key and a seed are 32 of them, a signature 64. */
export interface Ed25519 {
  /** False for anything that is not a signature of this message; never throws for bytes of the right length. */
  verify(signature: Bytes, message: Bytes, pub: Bytes): Promise<boolean>
  sign(message: Bytes, seed: Bytes): Promise<Bytes>
  publicKeyOf(seed: Bytes): Promise<Bytes>
}
