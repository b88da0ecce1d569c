declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    /** Where the objects lie. */
    directory: string
    address: string
    /** 0 for one that is free. */
    port: number
    silent: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }

  /** A server that speaks S3 and keeps objects as files. Key and secret are both `S3RVER`. */
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
