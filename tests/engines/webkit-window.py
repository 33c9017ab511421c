#!/usr/bin/python3
"""A window of WebKitGTK that keeps its profile. WebKit's own MiniBrowser forgets everything as soon as a driver leads it."""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--automation", action="store_true")
parser.add_argument("--profile", required=True)
parser.add_argument("--proxy", required=True)
parser.add_argument("--script", required=True, help="a file that runs in every page before the page's own scripts")
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--room", type=int, help="bytes that a site may store")
given = parser.parse_args()

# WebKit takes a share of the whole disk.
disk = os.statvfs(given.profile)
room = {"origin_storage_ratio": given.room / (disk.f_frsize * disk.f_blocks)} if given.room else {}
storage = WebKit2.WebsiteDataManager(
    base_data_directory=f"{given.profile}/data", base_cache_directory=f"{given.profile}/cache", **room
)
# No list of exceptions, so that even requests to this machine go through the proxy.
storage.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(given.proxy, None)
)
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)

with open(given.script, encoding="utf-8") as file:
    first_script = WebKit2.UserScript.new(
        file.read(),
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )


def open_view(*_):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(first_script)
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=given.width, default_height=given.height, decorated=False)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("WebKitGTK")
    about.set_version(2, WebKit2.get_minor_version(), 0)
    session.set_application_info(about)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
