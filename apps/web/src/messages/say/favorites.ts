import { favorites } from '../en/favorites.ts'
import { inLanguage } from '../in-language.ts'

export const sayFavorites = inLanguage('favorites', favorites)
