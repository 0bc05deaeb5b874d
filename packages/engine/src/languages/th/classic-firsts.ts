/** What people remember having said first in Thai, the dearest first. */
export const classicFirsts: readonly string[] = ['รักนะ', 'รักเธอ', 'คิดถึง', 'สุขสันต์วันเกิด', 'สวัสดีปีใหม่', 'ฝันดี', 'ราตรีสวัสดิ์', 'ยินดีด้วย']
