// A window of WebKitGTK for WebKitWebDriver, run by GJS: MiniBrowser forgets everything when it is automated, this one has a profile.
// Arguments: the profile's folder, the folder for downloads, and features to switch on, separated by commas.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [profile, downloads, wanted, script] = ARGV

Gtk.init(null)
const manager = new WebKit.WebsiteDataManager({ base_data_directory: `${profile}/data`, base_cache_directory: `${profile}/cache` })
const context = new WebKit.WebContext({ website_data_manager: manager })
context.set_preferred_languages(['en-US'])
context.connect('download-started', (_context, download) => {
  download.connect('decide-destination', (_download, name) => {
    download.set_destination(GLib.filename_to_uri(`${downloads}/${name}`, null))
    return true
  })
})
context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo()
  info.set_name('WebKitGTK')
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version())
  session.set_application_info(info)
  session.connect('will-close', () => Gtk.main_quit())
  session.connect('create-web-view', openView)
})
context.set_automation_allowed(true)
Gtk.main()

function openView() {
  const content = new WebKit.UserContentManager()
  const { ALL_FRAMES } = WebKit.UserContentInjectedFrames
  content.add_script(new WebKit.UserScript(script, ALL_FRAMES, WebKit.UserScriptInjectionTime.START, null, null))
  const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true })
  const features = WebKit.Settings.get_all_features()
  for (let i = 0; i < features.get_length(); i++) {
    const feature = features.get(i)
    if (wanted.split(',').includes(feature.get_identifier())) settings.set_feature_enabled(feature, true)
  }
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings,
    user_content_manager: content,
  })
  const window = new Gtk.Window({ default_width: 1440, default_height: 900, decorated: false })
  window.add(view)
  window.show_all()
  return view
}
