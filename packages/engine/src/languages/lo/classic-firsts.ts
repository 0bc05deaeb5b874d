/** What people remember having said first in Lao, the dearest first. */
export const classicFirsts: readonly string[] = ['ຂ້ອຍຮັກເຈົ້າ', 'ຮັກເຈົ້າ', 'ຄິດຮອດ', 'ສຸກສັນວັນເກີດ', 'ສະບາຍດີປີໃໝ່']
