/** What phones write of their own accord, as seen in exports. */
export interface Words {
  picture: string
  media: string
  contact: string
  deleted: string
  attached: string
  attachedBefore: string
  edited: string
  missed: string
  location: string
  poll: string
  option: string
  votes: string
  added: string
}

const english: Words = {
  picture: 'image omitted',
  media: 'Media omitted',
  contact: 'Contact card omitted',
  deleted: 'This message was deleted',
  attached: 'file attached',
  attachedBefore: 'attached',
  edited: 'This message was edited',
  missed: 'Missed voice call',
  location: 'location',
  poll: 'POLL',
  option: 'OPTION',
  votes: '3 votes',
  added: 'Ana added Ben',
}
const german: Words = {
  picture: 'Bild weggelassen',
  media: 'Medien ausgeschlossen',
  contact: 'Kontaktkarte ausgelassen',
  deleted: 'Diese Nachricht wurde gelöscht',
  attached: 'Datei angehängt',
  attachedBefore: 'Anhang',
  edited: 'Diese Nachricht wurde bearbeitet',
  missed: 'Verpasster Sprachanruf',
  location: 'Standort',
  poll: 'ABSTIMMUNG',
  option: 'OPTION',
  votes: '1 Stimme',
  added: 'Ana hat Ben hinzugefügt',
}
const spanish: Words = {
  ...english,
  picture: 'imagen omitida',
  media: 'Multimedia omitido',
  contact: 'Tarjeta de contacto omitida',
  deleted: 'Se eliminó este mensaje',
  attached: 'archivo adjunto',
  attachedBefore: 'adjunto',
  edited: 'Se editó este mensaje',
  missed: 'Llamada perdida',
  location: 'Ubicación',
  poll: 'ENCUESTA',
  added: 'Ana añadió a Ben',
}
const russian: Words = {
  ...english,
  picture: 'изображение отсутствует',
  media: 'без медиафайлов',
  contact: 'Карточка контакта отсутствует',
  deleted: 'Данное сообщение удалено',
  attached: 'файл добавлен',
  attachedBefore: 'прикреплено',
  edited: 'Сообщение изменено',
  missed: 'Пропущенный аудиозвонок',
  location: 'местоположение',
  added: 'Ana добавил(-а) Ben',
}
const turkish: Words = {
  ...english,
  picture: 'görüntü dahil edilmedi',
  media: 'medya dahil edilmedi',
  contact: 'Kişi kartı dahil edilmedi',
  deleted: 'Bu mesaj silindi',
  attached: 'dosya ekli',
  edited: 'Bu mesaj düzenlendi',
  missed: 'Cevapsız sesli arama',
  location: 'konum',
  poll: 'ANKET',
  added: 'Ana, Ben kişisini ekledi',
}
const hebrew: Words = {
  ...english,
  picture: 'התמונה הושמטה',
  media: 'המדיה לא נכללה',
  contact: 'כרטיס איש קשר הושמט',
  deleted: 'הודעה זו נמחקה',
  attached: 'קובץ מצורף',
  attachedBefore: 'מצורף',
  edited: 'ההודעה נערכה',
  missed: 'שיחה קולית שלא נענתה',
}
const japanese: Words = {
  ...english,
  picture: '画像は含まれていません',
  media: 'メディアなし',
  contact: '連絡先カードを省略',
  deleted: 'このメッセージは削除されました',
  attached: '添付ファイル有り',
  attachedBefore: '添付ファイル',
  missed: '音声通話不在着信',
  location: '位置情報',
}

/** Of phones in several languages. */
export const phoneWords: readonly Words[] = [english, german, spanish, russian, turkish, hebrew, japanese]
